/** Whether a saved character is the person's own; asked of the table, because another feature is known by its contract alone. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

export interface OwnAvatar {
  id: string;
  name: string;
  /** As the character creator's contract describes it. */
  characterData: unknown;
}

export async function findOwnAvatar(db: Db, userId: string, id: string): Promise<OwnAvatar | undefined> {
  const { rows } = (await db.execute(
    sql`select id, name, character_data as "characterData" from user_avatars where id = ${id} and user_id = ${userId}`,
  )) as unknown as { rows: OwnAvatar[] };
  return rows[0];
}
