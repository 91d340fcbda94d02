/** Rules of audiences: made, changed, deleted, and shown with how many are in them. */

import { randomBytes } from 'node:crypto';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { type Audience, type AudienceBody, MAX_AUDIENCES } from '../../calls/audience-calls.ts';
import { subscribePage } from '../../calls/public-calls.ts';
import { fillWords, PUBLIC_WORDS } from '../../words/public-words.ts';
import { forgetReaders } from '../sending/ledger.repo.ts';
import * as repo from './audience.repo.ts';
import { audiences } from './audience.table.ts';

const TOKEN_BYTES = 12;
const NO_COUNTS = { pending: 0, active: 0, unsubscribed: 0, refused: 0 };

export const senderOf = ({ senderName, name }: Pick<repo.AudienceRow, 'senderName' | 'name'>): string =>
  senderName || name;

/** The words that people agree to. */
export const consentOf = (row: repo.AudienceRow): string =>
  row.consent || fillWords(PUBLIC_WORDS[row.language].consent, senderOf(row));

export const subscribePath = ({ token }: Pick<repo.AudienceRow, 'token'>): string =>
  fillPath(subscribePage.path, { token });

export type Audiences = ReturnType<typeof createAudienceService>;

export function createAudienceService(platform: Platform) {
  const { db } = platform;

  const own = async (userId: string, id: string): Promise<repo.AudienceRow> => {
    const row = await repo.findOwnAudience(db, userId, id);
    if (!row) throw notFound('That audience');
    return row;
  };

  async function toAudiences(rows: readonly repo.AudienceRow[]): Promise<Audience[]> {
    const counts = await repo.countByState(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ userId: _, token, updatedAt: __, createdAt, ...row }) => ({
      ...row,
      subscribeUrl: platform.baseUrl + subscribePath({ token }),
      counts: counts.get(row.id) ?? NO_COUNTS,
      createdAt: createdAt.toISOString(),
    }));
  }
  const toAudience = async (row: repo.AudienceRow): Promise<Audience> => (await toAudiences([row]))[0]!;

  const assertKit = async (userId: string, { brandKitId }: AudienceBody): Promise<void> => {
    if (brandKitId) await platform.maker('design').assertBrandKit(userId, brandKitId);
  };

  return {
    own,

    list: async (userId: string): Promise<Audience[]> =>
      toAudiences(await repo.listAudiences(db, userId, MAX_AUDIENCES)),

    async create(userId: string, body: AudienceBody): Promise<Audience> {
      await assertKit(userId, body);
      const row = await db.transaction(async (tx) => {
        if ((await repo.countAudiences(tx, userId)) >= MAX_AUDIENCES)
          throw new AppError(
            'conflict',
            `You have ${MAX_AUDIENCES} audiences already. Please delete one before you make another.`,
          );
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        return repo.insertAudience(tx, { ...body, id: newId(), userId, token });
      });
      return toAudience(row);
    },

    async update(userId: string, id: string, body: AudienceBody): Promise<Audience> {
      await own(userId, id);
      await assertKit(userId, body);
      const row = await repo.updateAudience(db, userId, id, body);
      if (!row) throw notFound('That audience');
      return toAudience(row);
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await removeAudience(platform, id);
    },
  };
}

const removeAudience = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: repo.AUDIENCE, id }, async (tx) => {
    const [row] = await repo.findAudiences(tx, [id]);
    if (row) await forgetReaders(tx, row.userId, id);
    await repo.deleteAudience(tx, id);
  });

export const audienceItems = (platform: Platform): ItemKind => ({
  type: repo.AUDIENCE,
  noun: 'audience',
  page: '/email-campaigns',
  find: async (db, ids) =>
    new Map(
      (await repo.findAudiences(db, ids)).map((row) => [row.id, { title: row.name, ownerId: row.userId }]),
    ),
  remove: (id) => removeAudience(platform, id),
  rows: { table: audiences, documents: [audiences.intro, audiences.consent], max: MAX_AUDIENCES },
});
