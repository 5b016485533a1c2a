import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeFolder } from './folder.ts';

test('every folder that gets a new one is synced, outermost first, and no other', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-folder-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const inodes = new Map<number, string>();
  const note = (...names: string[]): void => {
    const folder = path.join(root, ...names);
    inodes.set(fs.statSync(folder).ino, path.relative(root, folder) || '.');
  };
  note();
  const { fsyncSync } = fs;
  const synced: (string | undefined)[] = [];
  const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    fsyncSync(file);
    for (const made of ['a', path.join('a', 'b')]) if (fs.existsSync(path.join(root, made))) note(made);
    synced.push(inodes.get(fs.fstatSync(file).ino));
  });
  onTestFinished(() => spy.mockRestore());
  makeFolder(path.join(root, 'a', 'b', 'c'));
  expect(synced).toEqual(['.', 'a', path.join('a', 'b')]);
  makeFolder(path.join(root, 'a', 'b', 'c'));
  expect(synced).toHaveLength(3);
});
