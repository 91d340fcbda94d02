/** A ZIP as a stream that is filled while it is read: one source is open at a time, and closed when the reader leaves. */

import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export type AddToZip = (
  name: string,
  content: Buffer | Readable,
  options?: { compress?: boolean },
) => Promise<void>;

/** Ends when `fill` does; breaks off with its error. Destroying the stream stops the filling. */
export function zipStream(fill: (add: AddToZip) => Promise<void>): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as PassThrough;
  const add: AddToZip = async (name, content, { compress = !('pipe' in content) } = {}) => {
    if (!('pipe' in content)) return zip.addBuffer(content, name, { compress });
    const close = () => content.destroy();
    if (output.destroyed) close();
    else zip.addReadStream(content, name, { compress });
    output.once('close', close);
    try {
      await finished(content);
    } finally {
      output.off('close', close);
    }
  };
  fill(add).then(
    () => zip.end(),
    (error) => output.destroy(error),
  );
  return output;
}
