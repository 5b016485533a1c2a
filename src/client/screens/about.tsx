// About Grotto: what it is, what it is built on, and what it does not do with your data.

import { words } from '../words.ts';
import { Page } from './page.tsx';

export function About() {
  const { about } = words.value;
  return (
    <Page title={about.title}>
      <section class="panel">
        <p>{about.text}</p>
        <p>{about.drawn}</p>
        <p>{about.authors}</p>
      </section>
      <section class="panel">
        <p>{about.offline}</p>
        <p>
          {about.font}{' '}
          <a href="/fonts/grenze-OFL.txt" target="_blank" rel="noopener">
            OFL
          </a>
        </p>
        <p>{about.licence}</p>
        <p class="hint">{about.version(__VERSION__)}</p>
      </section>
    </Page>
  );
}
