// grotto words: every message of one language, filled in, for a native to read from top to bottom.

import { sheetOf } from '../../words/sheet/sheet.ts';
import { languageNamed } from '../speech.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

export const words: MakeCommand = (io) =>
  newCommand('words', 'print every message of a language, filled in')
    .argument('<language>', 'en, de, es, fr or nl')
    .option('--json', 'as JSON')
    .action(async (name: string, { json }: { readonly json?: true }) => {
      const sheet = await sheetOf(languageNamed(name));
      if (json) {
        printJson(io, sheet);
        return;
      }
      let before = '';
      for (const { path, text } of sheet) {
        if (path !== before) io.out(`\n${path}`);
        io.out(`  ${text}`);
        before = path;
      }
    });
