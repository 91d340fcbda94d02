/** The library as one query: files that people would look for, and things that have no file yet. */

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LibraryTool } from '#common/library.ts';
import { UPLOAD } from '#platform/assets/asset-links.ts';
import { assetLinks, assets } from '#platform/db/tables/work.table.ts';
import { isBinnedEach } from '#platform/generation-jobs/bin.ts';
import type { ItemKind, ItemRef, ItemRows, LibraryView } from '#platform/generation-jobs/item-kind.ts';

/** A file that is no thing's main file. */
export const FILE = 'file';

export interface ShownKind extends ItemKind {
  library: LibraryView;
  rows: ItemRows;
}

export const shownKinds = (kinds: readonly ItemKind[]): ShownKind[] =>
  kinds.filter((kind): kind is ShownKind => kind.library !== undefined && kind.rows !== undefined);

export interface EntryFilter {
  userId: string;
  words: readonly string[];
  kind?: string | undefined;
  tool?: LibraryTool | undefined;
  /** Only these things. */
  items?: readonly ItemRef[] | undefined;
  /** Only what is known by one of these, be it the file's id or the thing's. */
  ids?: readonly string[] | undefined;
}

const idsOf = (items: readonly ItemRef[], type: string): string[] =>
  items.filter((one) => one.type === type).map(({ id }) => id);

/** Said to each part of the union, so that a database looks the few things up instead of reading all. */
const isWantedFile = (kinds: readonly ShownKind[], { items, ids }: EntryFilter): SQL | undefined =>
  and(
    items && isFileOf(idsOf(items, FILE), items),
    ids &&
      isFileOf(
        ids,
        kinds.flatMap(({ type }) => ids.map((id) => ({ type, id }))),
      ),
  );

const isFileOf = (ids: readonly string[], items: readonly ItemRef[]): SQL => {
  const linked = [...Map.groupBy(items, ({ type }) => type)].map(
    ([type, group]) =>
      sql`select ${assetLinks.assetId} from ${assetLinks} where ${assetLinks.itemType} = ${type}
        and ${inArray(
          assetLinks.itemId,
          group.map(({ id }) => id),
        )}`,
  );
  const direct = sql`select ${assets.id} from ${assets} where ${inArray(assets.id, [...ids])}`;
  return sql`${assets.id} in (${sql.join([direct, ...linked], sql` union all `)})`;
};

const isWantedThing = ({ type, rows }: ShownKind, { items, ids }: EntryFilter): SQL | undefined =>
  and(items && inArray(rows.table.id, idsOf(items, type)), ids && inArray(rows.table.id, [...ids]));

const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const hasWords = (text: SQL | object, words: readonly string[]): SQL | undefined =>
  words.length > 0
    ? sql.join(
        words.map((word) => sql`${text} ilike ${like(word)}`),
        sql` and `,
      )
    : undefined;

const mimeKind = sql`case split_part(${assets.type}, '/', 1)
  when 'image' then 'image' when 'video' then 'video' when 'audio' then 'audio' else 'file' end`;

/** Its name, and what is written in it. */
const fileWords = sql`concat_ws(' ', ${assets.name}, ${assets.facts}->>'text')`;

/** (item_type, role) is one of these. */
const isRole = (pairs: readonly (readonly [string, string])[]): SQL =>
  pairs.length === 0
    ? sql`false`
    : sql`(${assetLinks.itemType}, ${assetLinks.role}) in (${sql.join(
        pairs.map(([type, role]) => sql`(${type}, ${role})`),
        sql`, `,
      )})`;

/** Things of a kind whose words are all there. */
const matches = (shown: ShownKind, filter: EntryFilter): SQL => {
  const { type, library, rows } = shown;
  return sql`select ${type}::text as item_type, ${rows.table.id} as item_id from ${rows.table}
    where ${and(
      eq(rows.table.userId, filter.userId),
      rows.where,
      filter.items && isWantedThing(shown, filter),
      hasWords(library.words, filter.words),
    )}`;
};

/** Main files stand for their thing, other visible files for themselves. */
function files(kinds: readonly ShownKind[], filter: EntryFilter): SQL {
  const mains = kinds.flatMap(({ type, library }) =>
    library.mainRole ? [[type, library.mainRole] as const] : [],
  );
  const parts = kinds.flatMap(({ type, library }) =>
    (library.partRoles ?? []).map((role) => [type, role] as const),
  );
  const tools = sql.join(
    kinds.map(({ type, library }) => sql`when ${type}::text then ${library.tool}::text`),
    sql` `,
  );
  const always = kinds.filter(({ library }) => library.isAlways && library.mainRole);
  const kind = always.length
    ? sql`case ${sql.join(
        always.map(
          ({ type, library }) => sql`when ${isRole([[type, library.mainRole!]])} then ${library.kind}::text`,
        ),
        sql` `,
      )} else ${mimeKind} end`
    : mimeKind;
  const isMain = isRole(mains);
  // The few that have the words are found first; their files are looked up.
  const found =
    filter.words.length > 0
      ? sql`${assets.id} in (
          select ${assets.id} from ${assets} where ${and(eq(assets.userId, filter.userId), hasWords(fileWords, filter.words))}
          union all
          select ${assetLinks.assetId} from ${assetLinks} where ${assetLinks.isOwner}
            and (${assetLinks.itemType}, ${assetLinks.itemId}) in (${sql.join(
              kinds.map((one) => matches(one, filter)),
              sql` union all `,
            )}))`
      : undefined;
  return sql`select ${assets.id} as id, ${assets.createdAt} as created_at, ${assets.size} as size,
      ${assets.name} as name, ${assets.id} as asset_id, ${kind} as kind,
      coalesce(case ${assetLinks.itemType} ${tools} end, 'upload') as tool,
      case when ${isMain} then ${assetLinks.itemType} else ${FILE} end as item_type,
      case when ${isMain} then ${assetLinks.itemId} else ${assets.id} end as item_id
    from ${assets} left join ${assetLinks}
      on ${assetLinks.assetId} = ${assets.id} and ${assetLinks.isOwner}
    where ${and(
      eq(assets.userId, filter.userId),
      sql`(${assetLinks.assetId} is null or ${isRole([...mains, ...parts, [UPLOAD, 'file']])})`,
      isWantedFile(kinds, filter),
      found,
    )}`;
}

/** Things without their main file: drafts, logos, texts. */
/**
 * Looked up row by row through an index. As `not exists`, a server that has not counted its rows yet takes the tables for
 * empty and compares each row with all others: half a minute for ten thousand things.
 */
const isNone = (found: SQL): SQL => sql`(${found} limit 1) is null`;

function things(shown: ShownKind, filter: EntryFilter): SQL {
  const { type, library, rows } = shown;
  const { table, where } = rows;
  const hasNoFile = library.mainRole
    ? isNone(sql`select true from ${assetLinks} where ${assetLinks.itemType} = ${type}
        and ${assetLinks.itemId} = ${table.id} and ${assetLinks.role} = ${library.mainRole}
        and ${assetLinks.isOwner}`)
    : undefined;
  return sql`select ${table.id} as id, ${table.createdAt} as created_at, null::bigint as size,
      left(${library.title}, 200) as name, null::text as asset_id, ${library.kind}::text as kind,
      ${library.tool}::text as tool, ${type}::text as item_type, ${table.id} as item_id
    from ${table}
    where ${and(
      eq(table.userId, filter.userId),
      where,
      library.isShown,
      isWantedThing(shown, filter),
      hasNoFile,
      hasWords(library.words, filter.words),
    )}`;
}

/**
 * All entries of a person: id, created_at, size, name, asset_id, kind, tool, item_type, item_id. `narrow` may cut each part
 * down before they are joined.
 */
export function entriesOf(
  kinds: readonly ShownKind[],
  filter: EntryFilter,
  narrow: (part: SQL) => SQL = (part) => part,
): SQL {
  const { kind, tool } = filter;
  // Only kinds that can have what was asked for are read at all.
  const bare = kinds.filter(
    ({ library }) =>
      !library.isFileOnly &&
      (kind === undefined || library.kind === kind) &&
      (tool === undefined || library.tool === tool),
  );
  const parts = [files(kinds, filter), ...bare.map((one) => things(one, filter))];
  return sql.join(parts.map(narrow), sql` union all `);
}

/** A lookup for the same reason. */
export const isBinned = isBinnedEach(sql`entries.item_type`, sql`entries.item_id`);
