// The timber frame around a gallery, with rock behind and the lamp's light in it.

import type { ComponentChildren } from 'preact';
import { Later } from '../../../ui/deferred.tsx';
import { Rock } from './gallery-drawing.tsx';

export const Frame = ({ box, children }: { readonly box: string; readonly children: ComponentChildren }) => (
  <div class="mine">
    <Later>
      <Rock box={box} />
    </Later>
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
