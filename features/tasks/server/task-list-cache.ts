/** The task list as finished JSON, kept in memory and asked of the database only whether it still holds. */

import type { Db } from '#platform/db/database.ts';
import type { Task } from '../contract.ts';
import * as repo from './tasks.repo.ts';
import { list } from './tasks.service.ts';

/** Bytes of JSON in all, so that many people with long lists cannot fill the memory. */
const MAX_KEPT = 16_000_000;

interface Answer {
  version: string;
  bytes: Buffer;
}

/** Reading rows and writing them as JSON costs many times more than asking for their version. */
export function createTaskListCache(db: Db, maxKept = MAX_KEPT) {
  const readVersion = repo.prepareListVersion(db);
  const kept = new Map<string, Answer>();
  let size = 0;

  const forget = (userId: string) => {
    size -= kept.get(userId)?.bytes.length ?? 0;
    kept.delete(userId);
  };
  const keep = (userId: string, answer: Answer) => {
    forget(userId);
    if (answer.bytes.length > maxKept / 4) return;
    kept.set(userId, answer);
    size += answer.bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= maxKept) break;
      forget(oldest);
    }
  };

  return async (userId: string, serialize: (tasks: Task[]) => string): Promise<Buffer> => {
    // Before the rows, never after: what is kept may be newer than its version says, but not older.
    const version = await readVersion(userId);
    const known = kept.get(userId);
    if (known?.version === version) return known.bytes;
    const bytes = Buffer.from(serialize(await list(db, userId)));
    keep(userId, { version, bytes });
    return bytes;
  };
}
