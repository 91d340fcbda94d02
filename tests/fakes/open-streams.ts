/** Counts what is read from a storage and not closed again: on disk a file handle, on S3 a socket. */

import type { Storage } from '#platform/storage/storage.ts';

export interface OpenStreams {
  opened(): number;
  stillOpen(): number;
}

/** From here on, for this storage. */
export function countOpenStreams(storage: Storage): OpenStreams {
  const get = storage.get.bind(storage);
  let [opened, closed] = [0, 0];
  storage.get = async (...requested) => {
    const file = await get(...requested);
    opened++;
    file.stream.once('close', () => closed++);
    return file;
  };
  return { opened: () => opened, stillOpen: () => opened - closed };
}
