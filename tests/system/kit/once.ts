// Runs once before all slow tests: the programs are built, and one empty database is made for all to copy.

import fs from 'node:fs';
import { buildServer } from './process.ts';
import { createTemplate } from './services.ts';

export default async function setup(): Promise<() => void> {
  await buildServer();
  process.env.GROTTO_BUILT = 'yes';
  const template = createTemplate();
  if (template !== undefined) process.env.GROTTO_POSTGRES_TEMPLATE = template;
  return () => {
    if (template !== undefined) fs.rmSync(template, { recursive: true, force: true });
  };
}
