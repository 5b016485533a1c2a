// The table before play: a link, a code to scan, and who is here.

import { formatPath, type Route } from '../../router.ts';
import { words } from '../../words.ts';
import { Page } from '../page.tsx';

export function Lobby(_: { readonly route: Extract<Route, { screen: 'table' }> }) {
  const { lobby, notFound } = words.value;
  return (
    <Page title={lobby.title}>
      <section class="panel">
        <p>{lobby.noServer}</p>
        <a class="button main" href={formatPath({ screen: 'home' })}>
          {notFound.home}
        </a>
      </section>
    </Page>
  );
}
