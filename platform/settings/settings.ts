/** System settings: rows in the database, remembered in every process, changed everywhere at once. */

import { asc } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import type { Database } from '#platform/db/database.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import { systemSettings } from '#platform/db/tables/governance.table.ts';
import { KNOWN_SETTINGS, type KnownKey, knownSetting, movedSetting } from './known-settings.ts';

const CHANNEL = 'atelier_settings';
/** Letters, digits and a few separators: keys become parts of addresses. */
const KEY = /^[a-z0-9][a-z0-9_.-]{0,63}$/i;

export type SettingRow = typeof systemSettings.$inferSelect;
export type Settings = Awaited<ReturnType<typeof createSettings>>;

export async function createSettings(database: Database) {
  const { db } = database;
  let remembered: Map<string, string> | undefined;
  let changes = 0;
  const forget = () => {
    changes++;
    remembered = undefined;
  };
  const stop = await database.listen(CHANNEL, forget, forget);

  await db
    .insert(systemSettings)
    .values(
      Object.entries(KNOWN_SETTINGS).map(([key, { fallback, description }]) => ({
        key,
        value: fallback,
        description,
      })),
    )
    .onConflictDoNothing({ target: systemSettings.key });

  const values = async (): Promise<Map<string, string>> => {
    if (remembered) return remembered;
    const before = changes;
    const rows = await db.select().from(systemSettings);
    const read = new Map(rows.map((row) => [row.key, row.value]));
    // Something changed meanwhile, and these may be the values before it: read them again next time.
    if (changes === before) remembered = read;
    return read;
  };

  return {
    async get(key: KnownKey): Promise<string> {
      const { rule, fallback } = KNOWN_SETTINGS[key];
      return parseJson(rule, (await values()).get(key), fallback);
    },

    async number(key: KnownKey): Promise<number> {
      return Number(await this.get(key));
    },

    async list(): Promise<SettingRow[]> {
      const rows = await db.select().from(systemSettings).orderBy(asc(systemSettings.key));
      return rows.filter(({ key }) => !movedSetting(key));
    },

    /** Adds a free key or changes any; a known key must keep its rule. */
    async set(
      key: string,
      value: string,
      updatedBy: string | null,
    ): Promise<{ before: string | null; row: SettingRow }> {
      if (!KEY.test(key)) {
        throw new AppError('bad_request', 'A key consists of letters, digits, dots, dashes and underscores.');
      }
      const moved = movedSetting(key);
      if (moved) throw new AppError('bad_request', moved);
      const known = knownSetting(key);
      const checked = known ? known.rule.safeParse(value) : undefined;
      if (checked && !checked.success) throw new AppError('bad_request', checked.error.issues[0]!.message);
      if (!known && value.trim() === '') throw new AppError('bad_request', 'Please enter a value.');
      const before = (await values()).get(key) ?? null;
      const [row] = await db
        .insert(systemSettings)
        .values({ key, value: checked?.data ?? value, description: known?.description, updatedBy })
        .onConflictDoUpdate({
          target: systemSettings.key,
          set: { value: checked?.data ?? value, updatedBy, updatedAt: new Date() },
        })
        .returning();
      forget();
      await database.signal(CHANNEL, key);
      return { before, row: row! };
    },

    close: stop,
  };
}
