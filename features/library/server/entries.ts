/** The library as one query: files that people would look for, and things that have no file yet. */

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { LibraryTool } from '#common/library.ts';
import { UPLOAD } from '#platform/assets/asset-links.ts';
import { assetLinks, assets, binnedItems } from '#platform/db/tables/work.table.ts';
import type { ItemKind, ItemRows, LibraryView } from '#platform/making/item-kind.ts';

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
}

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
const matches = ({ type, library, rows }: ShownKind, { userId, words }: EntryFilter): SQL =>
  sql`select ${type}::text as item_type, ${rows.table.id} as item_id from ${rows.table}
    where ${and(eq(rows.table.userId, userId), rows.where, hasWords(library.words, words))}`;

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
  const found =
    filter.words.length > 0
      ? sql`(${hasWords(fileWords, filter.words)} or (${assetLinks.itemType}, ${assetLinks.itemId}) in (
          ${sql.join(
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
      found,
    )}`;
}

/** Things without their main file: drafts, logos, texts. */
function things({ type, library, rows }: ShownKind, filter: EntryFilter): SQL {
  const { table, where } = rows;
  const hasFile = library.mainRole
    ? sql`not exists (select 1 from ${assetLinks} where ${assetLinks.itemType} = ${type}
        and ${assetLinks.itemId} = ${table.id} and ${assetLinks.role} = ${library.mainRole}
        and ${assetLinks.isOwner})`
    : undefined;
  return sql`select ${table.id} as id, ${table.createdAt} as created_at, null::bigint as size,
      left(${library.title}, 200) as name, null::text as asset_id, ${library.kind}::text as kind,
      ${library.tool}::text as tool, ${type}::text as item_type, ${table.id} as item_id
    from ${table}
    where ${and(
      eq(table.userId, filter.userId),
      where,
      library.isShown,
      hasFile,
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
      (kind === undefined || library.kind === kind) && (tool === undefined || library.tool === tool),
  );
  const parts = [files(kinds, filter), ...bare.map((one) => things(one, filter))];
  return sql.join(parts.map(narrow), sql` union all `);
}

export const isBinned = sql`exists (select 1 from ${binnedItems}
  where ${binnedItems.itemType} = entries.item_type and ${binnedItems.itemId} = entries.item_id)`;
