/** Adds one stream to a ZIP and waits for its end: the writer would otherwise hold all streams open at once. */

import type { Readable } from 'node:stream';
import type yazl from 'yazl';

export const addStream = (
  zip: yazl.ZipFile,
  name: string,
  stream: Readable,
  compress: boolean,
): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once('end', resolve);
    stream.once('error', reject);
    zip.addReadStream(stream, name, { compress });
  });
