/** What is in a ZIP: its entries by name, in memory. */

import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export const unzip = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Buffer>();
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          entries.set(entry.fileName, await buffer(stream));
          zip.readEntry();
        });
      });
      zip.once('error', reject);
      zip.once('end', () => resolve(entries));
      zip.readEntry();
    });
  });
