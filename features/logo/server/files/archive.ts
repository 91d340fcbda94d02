/** Several files as one ZIP in memory. */

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The same content gives the same bytes. */
const DATE = new Date(2020, 0, 1);

export async function zipOf(files: Record<string, Uint8Array | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    // PNG is compressed already.
    zip.addBuffer(Buffer.from(content as string), name, { mtime: DATE, compress: !name.endsWith('.png') });
  }
  zip.end();
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream);
}
