/** Remembers beside a file which sum it had: gigabytes are read for that once, not at each start. */

import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const noteSchema = z.object({ sha256: z.string(), bytes: z.number(), changedAt: z.number() });
export type CheckNote = z.output<typeof noteSchema>;

const noteOf = (path: string): string => `${path}.checked`;

/** Undefined when nobody looked since the file was changed. */
export async function readNote(
  path: string,
  { size, mtimeMs }: { size: number; mtimeMs: number },
): Promise<CheckNote | undefined> {
  const text = await readFile(noteOf(path), 'utf8').catch(() => '');
  try {
    const note = noteSchema.parse(JSON.parse(text));
    return note.bytes === size && note.changedAt === Math.floor(mtimeMs) ? note : undefined;
  } catch {
    return undefined;
  }
}

export async function writeNote(path: string, sha256: string): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  await writeFile(noteOf(path), JSON.stringify({ sha256, bytes: size, changedAt: Math.floor(mtimeMs) }));
}

export const forgetNote = (path: string): Promise<void> => rm(noteOf(path), { force: true });
