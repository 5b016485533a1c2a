// A browser that is too old for the app shows why, in every language, and no other browser does.

import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/types.ts';

const page = new Window().document;
page.write(readFileSync('index.html', 'utf8'));

const styles = readFileSync('src/client/styles/too-old.css', 'utf8');
const entry = readFileSync('src/client/main.tsx', 'utf8');

describe('a browser that is too old', () => {
  test('says so in every language, and names what is new enough', () => {
    const texts = [...page.querySelectorAll('.too-old [lang]')];
    expect(texts.map((text) => text.getAttribute('lang'))).toEqual([...LANGUAGES]);
    for (const { textContent } of texts) expect(textContent).toMatch(/111.*121.*16\.2/);
  });

  test('needs no script to say so', () => {
    expect(page.querySelectorAll('script:not([type="module"])')).toHaveLength(0);
  });

  test('is told by what it lacks: the text is hidden only where both can be done', () => {
    expect(entry).toContain("import './styles/too-old.css';");
    const [always = '', hidden = ''] = styles.split(/@supports .*color-mix\(.* and selector\(:has\(/);
    expect(always).not.toContain('display');
    expect(hidden).toContain('display: none');
  });
});

test('without JavaScript every language says what is missing', () => {
  const texts = page.querySelector('noscript')?.innerHTML ?? '';
  for (const language of LANGUAGES) expect(texts).toMatch(new RegExp(`lang="${language}">[^<]*JavaScript`));
});
