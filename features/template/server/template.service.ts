/** The rules of templates: made of one's own things, changed by their owner, used by whoever may see them. */

import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { TemplateKind, TemplateSummary } from '#common/templates.ts';
import type { User } from '#common/user.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import type { TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { getTemplatePicture, MAX_TEMPLATES, type Template, type TemplateBody } from '../contract.ts';
import { placeValues } from './place-values.ts';
import { lockOf, maxRowsOf, snapshotFor, sourceOf, suggestedPlaces } from './snapshots.ts';
import { KEEPER } from './template.items.ts';
import * as repo from './template.repo.ts';
import type { TemplateSnapshot } from './template.table.ts';
import { copiedFor, filesIn, ownPicture, withOwnFilesOnly } from './template-files.ts';

const { TEMPLATE } = repo;
/** Of its draft, of what waits and of what everybody has. */
const FILE = 'file';

export type Templates = ReturnType<typeof createTemplateService>;

export function createTemplateService(platform: Platform) {
  const { db, generationJobs, assets, settings } = platform;

  const isDrawn = (kind: TemplateKind) =>
    platform.templateSources().some((one) => one.kind === kind && one.draw !== undefined);

  const toSummary = (row: repo.ListedTemplate, userId: string): TemplateSummary => {
    const { id, kind, name, description, state, isPublic, placeCount, updatedAt } = row;
    const isMine = row.userId === userId;
    const version = isMine ? `${row.version}` : `${row.decidedAt?.getTime() ?? 0}`;
    return {
      id,
      kind,
      name,
      description,
      // What its owner does with it is their own affair.
      state: isMine ? state : 'public',
      isMine,
      isPublic,
      placeCount,
      previewUrl: isDrawn(kind) ? `${fillPath(getTemplatePicture.path, { id })}?version=${version}` : null,
      updatedAt: updatedAt.toISOString(),
    };
  };

  function toTemplate(row: repo.TemplateRow, userId: string): Template {
    const { content, places, locked, isLayoutLocked, name, description } = snapshotFor(row, userId);
    const source = sourceOf(platform, row.kind);
    const isMine = row.userId === userId;
    const listed = { ...row, name, description, isPublic: row.published !== null, placeCount: places.length };
    return {
      ...toSummary(listed, userId),
      places,
      locked,
      isLayoutLocked,
      canLock: !source.isFree,
      parts: source
        .parts(content)
        .map((one) => (one.type === 'picture' && !isMine ? { ...one, value: '' } : one)),
      formats: source.formats(content),
      hasPage: source.page !== undefined,
      isNamed: source.isNamed ?? false,
      reason: isMine ? row.reason : null,
      maxRows: maxRowsOf(platform, row.kind),
      version: isMine ? row.version : 1,
    };
  }

  async function own(userId: string, id: string): Promise<repo.TemplateRow> {
    const row = await repo.findOwn(db, userId, id);
    if (!row) throw notFound('That template');
    return row;
  }

  async function visible(userId: string, id: string): Promise<repo.TemplateRow> {
    const row = await repo.findVisible(db, userId, id);
    if (!row) throw notFound('That template');
    return row;
  }

  const link = (tx: Db, { id, userId, draft, proposed, published }: repo.TemplateRow) =>
    setLinks(
      tx,
      userId,
      { type: TEMPLATE, id },
      FILE,
      [draft, proposed, published].flatMap((one) => (one ? filesIn(one.content) : [])),
    );

  async function insert(
    userId: string,
    id: string,
    kind: TemplateKind,
    draft: TemplateSnapshot,
  ): Promise<repo.TemplateRow> {
    await platform.items.assertRoom(userId, TEMPLATE, draft);
    if ((await repo.countOwn(db, userId)) >= MAX_TEMPLATES)
      throw new AppError(
        'conflict',
        `You have ${MAX_TEMPLATES} templates already. Please delete one before you make another.`,
      );
    return db.transaction(async (tx) => {
      const row = await repo.insertTemplate(tx, { id, userId, kind, name: draft.name, draft });
      await link(tx, row);
      return row;
    });
  }

  /** Places of parts that are there, each once, and none that is locked. */
  function assertFits(kind: TemplateKind, draft: TemplateSnapshot): void {
    const source = sourceOf(platform, kind);
    if (source.isFree && draft.locked.length > 0)
      throw new AppError('bad_request', 'Nothing can be locked in templates of this kind.');
    const parts = new Map(source.parts(draft.content).map((one) => [one.key, one]));
    const seen = new Set<string>();
    for (const { key, name, kind: placeKind } of draft.places) {
      const part = parts.get(key);
      if (!part) throw new AppError('bad_request', `There is nothing in this template for “${name}”.`);
      if ((part.type === 'picture') !== (placeKind === 'picture'))
        throw new AppError('bad_request', `“${name}” cannot be of that kind.`);
      if (seen.has(key)) throw new AppError('bad_request', `“${name}” is a place twice.`);
      if (draft.locked.includes(key))
        throw new AppError('bad_request', `“${name}” is locked, so it cannot be filled in.`);
      seen.add(key);
    }
  }

  const judge = (draft: Pick<TemplateSnapshot, 'name' | 'description' | 'places'>) =>
    assertNoBlockedWords(
      settings,
      [draft.name, draft.description, ...draft.places.flatMap(({ name, hint }) => [name, hint])].join('\n'),
    );

  async function filled(
    user: Pick<User, 'id'>,
    snapshot: TemplateSnapshot,
    source: TemplateSource,
    given: Record<string, string>,
  ) {
    const values = await placeValues(snapshot.places, given, (value, place) =>
      ownPicture(platform, user.id, value, place),
    );
    await assertNoBlockedWords(settings, [...values.values()].join('\n'));
    return (content: TemplateSnapshot['content']) => source.fill(content, values);
  }

  return {
    own,
    visible,
    link,
    toTemplate,

    list: async (userId: string, kind: TemplateKind | undefined, q: string | undefined) =>
      (await repo.listVisible(db, userId, kind, q)).map((row) => toSummary(row, userId)),

    get: async (userId: string, id: string): Promise<Template> =>
      toTemplate(await visible(userId, id), userId),

    items: (userId: string, kind: TemplateKind) => sourceOf(platform, kind).items(userId),

    async create(
      userId: string,
      { kind, itemId, name }: { kind: TemplateKind; itemId: string; name?: string | undefined },
    ): Promise<Template> {
      const source = sourceOf(platform, kind);
      const item = await source.describe(userId, itemId);
      const content = await withOwnFilesOnly(platform, userId, item.content);
      const draft: TemplateSnapshot = {
        name: (name || item.name || 'Template').slice(0, 100),
        description: '',
        places: suggestedPlaces(source.parts(content)),
        locked: [],
        isLayoutLocked: !source.isFree,
        content,
      };
      await judge(draft);
      return toTemplate(await insert(userId, newId(), kind, draft), userId);
    },

    async update(userId: string, id: string, body: TemplateBody & { version: number }): Promise<Template> {
      const before = await own(userId, id);
      const { version, ...change } = body;
      const draft = { ...change, content: before.draft.content };
      assertFits(before.kind, draft);
      await judge(draft);
      const row = await repo.saveDraft(db, { userId, id, version }, { name: draft.name, draft });
      if (!row)
        throw new AppError(
          'conflict',
          'This template was changed in another window. Reload it to see the newer version.',
          { details: { version: before.version } },
        );
      return toTemplate(row, userId);
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await generationJobs.bin({ type: TEMPLATE, id }, userId);
    },

    async duplicate(userId: string, id: string): Promise<Template> {
      const row = await visible(userId, id);
      const snapshot = snapshotFor(row, userId);
      const keeper = { type: KEEPER, id: newId() };
      try {
        const content = await copiedFor(platform, { ownerId: row.userId, userId, keeper }, snapshot.content);
        return toTemplate(await insert(userId, newId(), row.kind, { ...snapshot, content }), userId);
      } finally {
        await assets.release(keeper);
      }
    },

    /** As somebody who may use it sees it. */
    async picture(userId: string, id: string): Promise<Buffer> {
      const row = await visible(userId, id);
      return drawn(row, snapshotFor(row, userId), userId);
    },

    drawn,

    async preview(
      user: User,
      id: string,
      given: Record<string, string>,
      signal: AbortSignal,
    ): Promise<Buffer> {
      const row = await visible(user.id, id);
      const snapshot = snapshotFor(row, user.id);
      const source = sourceOf(platform, row.kind);
      if (!source.draw) throw notFound('A picture of that template');
      const fill = await filled(user, snapshot, source, given);
      const content = fill(snapshot.content);
      return source.draw({ ownerId: row.userId, userId: user.id, content }, signal);
    },

    async page(user: User, id: string, given: Record<string, string>): Promise<{ html: string }> {
      const row = await visible(user.id, id);
      const snapshot = snapshotFor(row, user.id);
      const { page, ...source } = sourceOf(platform, row.kind);
      if (!page) throw notFound('A picture of that template');
      const fill = await filled(user, snapshot, source, given);
      const content = fill(snapshot.content);
      return { html: await page({ ownerId: row.userId, userId: user.id, content }) };
    },

    /** `id` of what is made: asked for again with the same one, it is there once. */
    async use(
      user: User,
      row: repo.TemplateRow,
      order: {
        id: string;
        values: Record<string, string>;
        format?: string | undefined;
        name?: string | undefined;
      },
      signal: AbortSignal,
    ): Promise<{ id: string; kind: TemplateKind; openUrl: string }> {
      const snapshot = snapshotFor(row, user.id);
      const source = sourceOf(platform, row.kind);
      const { id, format } = order;
      if (format && !source.formats(snapshot.content).some((one) => one.id === format))
        throw new AppError('bad_request', 'This template cannot be made in that format.');
      const fill = await filled(user, snapshot, source, order.values);
      const keeper = { type: KEEPER, id: newId() };
      try {
        const content = await copiedFor(
          platform,
          { ownerId: row.userId, userId: user.id, keeper },
          snapshot.content,
        );
        const name = order.name ?? snapshot.name;
        const lock = lockOf(row.id, snapshot);
        const made = await source.make(user, fill(content), { id, name, format, lock }, signal);
        return { ...made, kind: row.kind };
      } finally {
        // What the thing uses is its own by now.
        await assets.release(keeper);
      }
    },
  };

  /** Without a brand where it is not its owner who looks. */
  async function drawn(
    row: repo.TemplateRow,
    { content }: TemplateSnapshot,
    viewerId?: string,
  ): Promise<Buffer> {
    const source = sourceOf(platform, row.kind);
    const { draw } = source;
    if (!draw) throw notFound('A picture of that template');
    const isOwner = viewerId === row.userId;
    const view = { ownerId: row.userId, userId: isOwner ? row.userId : '', content };
    const key = { template: row.id, content, isOwner };
    return platform.cache.once(row.userId, key, 'image/webp', () => draw(view));
  }
}
