// grotto verify: re-derives every draw of a recorded match from its seeds. Exit code 1 when one does not fit.

import { verifyLuck } from '../../match/verify.ts';
import { FoundFalse } from '../io.ts';
import { openRecord } from '../open-record.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

export const verify: MakeCommand = (io) =>
  newCommand('verify', 'check the luck of a recorded match, offline')
    .argument('<record>', 'a record (JSON)')
    .option('--json', 'the report as JSON')
    .action((file: string, options: { json?: true }) => {
      const read = openRecord(file);
      const report = verifyLuck(read);
      const holds = report.faults.length === 0;
      if (options.json) printJson(io, { match: read.record.match, holds, ...report });
      else {
        for (const fault of report.faults) io.out(`wrong: ${fault}`);
        for (const seat of report.withheld) io.out(`note: seat ${seat} added no luck of its own`);
        if (holds) io.out(`All ${report.draws} draws of ${read.record.match} follow from its seeds.`);
      }
      if (!holds) throw new FoundFalse();
    });
