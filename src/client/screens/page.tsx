// A page to read or set something: a way back, a title, one column.

import type { ComponentChildren } from 'preact';
import { useTitle } from '../kit/title.ts';
import { formatPath } from '../router.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words.ts';
import './page.css';

export interface PageProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Page({ title, children }: PageProps) {
  useTitle(title);
  const { notFound } = words.value;
  return (
    <div class="page">
      <header class="page-head">
        <a class="icon-button" href={formatPath({ screen: 'home' })} aria-label={notFound.home} title={notFound.home}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
      </header>
      <main class="page-body" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
