/** Wraps the stream of an upload so that cancelling, cutting short and lying about the size all fail alike. */

import { addAbortSignal, pipeline, type Readable, Transform } from 'node:stream';
import { AppError } from '#common/errors.ts';
import type { PutOptions } from './storage.ts';

export interface IncomingBody {
  stream: Readable;
  /** Bytes that went through so far. */
  size(): number;
  /** Why the source failed, if it did: it explains more than what the writer reports afterwards. */
  failure(): AppError | Error | undefined;
}

const wrongSize = () => new AppError('bad_request', 'The file does not have the size that was announced.');

const cancelled = () => new AppError('cancelled', 'Storing the file was cancelled.');

export function assertSize(bytes: Uint8Array, { size, signal }: PutOptions): void {
  if (signal?.aborted) throw cancelled();
  if (size !== undefined && size !== bytes.byteLength) throw wrongSize();
}

function explain(error: Error & { code?: string }): AppError | Error {
  if (error.name === 'AbortError') return cancelled();
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return new AppError('bad_request', 'The file ended before it was complete.', { cause: error });
  }
  return error;
}

export function incomingBody(source: Readable, { size, signal }: PutOptions): IncomingBody {
  // The owner may stop reading at any moment; a late failure of the source must not end the process.
  source.on('error', () => undefined);
  if (signal?.aborted) {
    source.destroy();
    throw cancelled();
  }
  let seen = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength;
      if (size !== undefined && seen > size) done(wrongSize());
      else done(null, chunk);
    },
    flush(done) {
      done(size !== undefined && seen !== size ? wrongSize() : null);
    },
  });
  meter.on('error', () => undefined);
  // On the meter and not on the source: a source that is stuck may take its time to close.
  if (signal) addAbortSignal(signal, meter);
  pipeline(source, meter, () => undefined);
  return {
    stream: meter,
    size: () => seen,
    failure: () => (meter.errored ? explain(meter.errored) : undefined),
  };
}
