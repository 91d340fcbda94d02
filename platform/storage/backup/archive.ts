/** Reads the parts of a backup's archive. */

import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { StartError } from '#platform/config/start-error.ts';
import type { Manifest } from './manifest.ts';

export async function readManifest(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>): Promise<Manifest> {
  const entry = entries.get('manifest.json');
  if (!entry) throw new StartError('this file is not a whole backup: its manifest is missing.');
  let text = '';
  for await (const chunk of await openEntry(zip, entry)) text += chunk;
  return JSON.parse(text) as Manifest;
}

export const openZip = (path: string): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new StartError(`the backup ${path} cannot be read: ${error.message}`)) : resolve(zip),
    );
  });

export const listEntries = (zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });

export const openEntry = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
