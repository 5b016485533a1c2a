// grotto schema: the JSON Schemas of records and scenarios, OpenAPI and AsyncAPI, printed or written to schemas/.

import path from 'node:path';
import { writeWhole } from '../files.ts';
import { BadInput } from '../io.ts';
import { SCHEMA_NAMES, schemaFile, schemaText } from '../json-schemas.ts';
import { type MakeCommand, newCommand } from './command.ts';

export const schema: MakeCommand = (io) =>
  newCommand('schema', 'print or write the machine-readable descriptions of records, scenarios and the protocol')
    .argument('[name]', SCHEMA_NAMES.join(', '))
    .option('--write', 'write all of them into --folder')
    .option('--folder <path>', 'where they are', 'schemas')
    .option('--json', 'a schema is always JSON')
    .action((name: string | undefined, options: { write?: true; folder: string }) => {
      if (options.write) {
        for (const one of SCHEMA_NAMES) writeWhole(path.join(options.folder, schemaFile(one)), schemaText(one));
        return;
      }
      const wanted = SCHEMA_NAMES.filter((one) => name === undefined || one === name);
      if (wanted.length === 0) throw new BadInput(`there is no schema "${name}": one of ${SCHEMA_NAMES.join(', ')}`);
      for (const one of wanted) io.out(schemaText(one).trimEnd());
    });
