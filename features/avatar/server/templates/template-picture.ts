/** The pictures of the shipped templates, read once and kept. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TEMPLATE_SEEDS } from './seed-templates.ts';

export interface TemplatePicture {
  bytes: Buffer;
  etag: string;
}

const IDS = new Set(TEMPLATE_SEEDS.map((one) => one.id));
const kept = new Map<string, Promise<TemplatePicture>>();

/** Only ids of our own list reach the file system. */
export async function templatePicture(id: string): Promise<TemplatePicture | undefined> {
  if (!IDS.has(id)) return undefined;
  const picture = kept.get(id) ?? read(id);
  kept.set(id, picture);
  return picture;
}

async function read(id: string): Promise<TemplatePicture> {
  const bytes = await readFile(new URL(`../../art/${id}.webp`, import.meta.url));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
}
