// docs/protocol.md as tests read it: its sections, its examples and its tables.

import fs from 'node:fs';

export const DOCUMENT = fs.readFileSync('docs/protocol.md', 'utf8');

/** From a title to the next one. */
export function section(title: string): string {
  const [, rest = ''] = DOCUMENT.split(`${title}\n`);
  return rest.split(/^##/m)[0] ?? '';
}

/** The lines of all blocks with this heading. */
export function examples(heading: string): readonly unknown[] {
  const blocks = DOCUMENT.matchAll(new RegExp(`^\`\`\`json ${heading}\n([^]*?)^\`\`\``, 'gm'));
  return [...blocks].flatMap(([, block = '']) => block.trim().split('\n')).map((line) => JSON.parse(line));
}

/** Whether the word stands there as code, alone, with a question mark, or in a longer piece of it. */
export const names = (text: string, word: string): boolean =>
  [...text.matchAll(/`([^`]*)`/g)].some(([, code = '']) => code.split(/[^\w-]+/).includes(word));

/** The rows of the table whose first heading this is, cell by cell. */
export function rows(heading: string, text = DOCUMENT): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const start = lines.findIndex((one, at) => one.startsWith(`| ${heading} |`) && lines[at + 1]?.startsWith('|---'));
  if (start === -1) throw new Error(`no table of ${heading}`);
  const end = lines.findIndex((one, number) => number > start && !one.startsWith('|'));
  return lines.slice(start + 2, end).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

export const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]*)`/g)].map(([, word = '']) => word);
export const code = (cell: string): string => codes(cell)[0] ?? '';
