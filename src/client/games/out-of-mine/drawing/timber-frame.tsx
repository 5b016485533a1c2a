// The timber frame around a gallery, with rock behind and the lamp's light in it.

import type { ComponentChildren } from 'preact';
import { Deferred } from '../../../ui/deferred.tsx';
import { Rock } from './gallery-drawing.tsx';

export const TimberFrame = ({ box, children }: { readonly box: string; readonly children: ComponentChildren }) => (
  <div class="mine">
    <Deferred>
      <Rock box={box} />
    </Deferred>
    <div class="mine-vignette" />
    {children}
    <Post side="left" />
    <Post side="right" />
    <div class="mine-sill" aria-hidden="true">
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#mine-wood-h)" />
      </svg>
    </div>
  </div>
);

const Post = ({ side }: { readonly side: 'left' | 'right' }) => (
  <div class={`mine-post ${side}`} aria-hidden="true">
    <svg aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#mine-wood-v)" />
    </svg>
  </div>
);
