// The rules as a reference: searchable, every rule with its own link.

import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from '../../words/types.ts';
import { formatPath, type Route } from '../router.ts';
import { language } from '../settings.ts';
import { TextField } from '../ui/fields.tsx';
import { Waiting } from '../ui/lantern.tsx';
import { words } from '../words.ts';
import { Page } from './page.tsx';
import { loadRulebook } from './rulebooks.ts';
import './rules.css';

export function Rules({ route }: { readonly route: Extract<Route, { screen: 'rules' }> }) {
  const { game, rule } = route;
  const { rules, games } = words.value;
  const spoken = language();
  const [book, setBook] = useState<Rulebook | 'soon' | undefined>(undefined);
  const [query, setQuery] = useState('');
  useEffect(() => {
    let current = true;
    loadRulebook(game, spoken).then(
      (loaded) => current && setBook(loaded ?? 'soon'),
      () => current && setBook('soon'),
    );
    return () => {
      current = false;
    };
  }, [game, spoken]);
  useEffect(() => {
    if (rule && typeof book === 'object') document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule, book]);

  const title = rules.title(games[game].name);
  if (book === undefined) return <Waiting />;
  if (book === 'soon') {
    return (
      <Page title={title}>
        <p class="panel">{rules.soon}</p>
      </Page>
    );
  }
  const sections = search(book, query);
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <Page title={title}>
      <TextField
        type="search"
        hideLabel
        label={rules.search}
        placeholder={rules.search}
        value={query}
        onInput={setQuery}
      />
      <p class="hint" role="status">
        {query ? rules.found(count) : rules.edition}
      </p>
      {sections.map((section) => (
        <section key={section.title} class="panel rule-section">
          <h2>{section.title}</h2>
          <ul class="rule-list">
            {section.rules.map(({ id, text }) => (
              <li key={id} id={id} data-here={id === rule}>
                <a href={formatPath({ screen: 'rules', game, rule: id })} aria-label={rules.link(id)}>
                  {id}
                </a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All search words must occur. Accents and case do not matter. */
function search(book: Rulebook, query: string): Rulebook['sections'] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book.sections;
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ id, text }) => {
        const haystack = plain(`${id} ${section.title} ${text}`);
        return wanted.every((word) => haystack.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}
