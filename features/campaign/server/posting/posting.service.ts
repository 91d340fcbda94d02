/** When a person posts: kept as rules, and used for new campaigns and for spreading one anew. */

import { AppError, notFound } from '#common/errors.ts';
import { wallTime } from '#common/wording/time/zone-time.ts';
import type { Platform } from '#platform/platform.ts';
import { type PlannedPiece, plannedTimes, type Schedule } from '../../pieces/plan-pieces.ts';
import { type PostingTime, slotKey, timesByRule } from '../../pieces/posting-times.ts';
import * as campaignRepo from '../campaign.repo.ts';
import * as repo from './posting.repo.ts';

const MOVABLE: ReadonlySet<campaignRepo.PieceRow['state']> = new Set([
  'pending',
  'draft',
  'stale',
  'approved',
]);
const YEAR_MS = 366 * 86_400_000;
const MAX_TAKEN = 100;

/** Of a new campaign: by the person's rules, or by the hours that are widely held good. */
export async function timesFor(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  pieces: readonly PlannedPiece[],
  schedule: Schedule,
): Promise<(Date | null)[]> {
  const rules = await repo.findPostingTimes(db, userId);
  const now = new Date();
  if (rules.length === 0) return plannedTimes(pieces, schedule, now);
  const byRule = timesByRule(pieces, rules, schedule, await takenOf(db, userId), now);
  // A network that no rule is for keeps its usual hour.
  return plannedTimes(pieces, schedule, now).map((usual, at) => byRule[at] ?? usual);
}

async function takenOf(db: Platform['db'], userId: string, but?: string): Promise<string[]> {
  const now = new Date();
  const to = new Date(now.getTime() + YEAR_MS);
  const rows = await campaignRepo.listDatedPieces(db, userId, { from: now, to, perDay: MAX_TAKEN });
  return rows
    .filter(({ piece }) => piece.campaignId !== but)
    .map(({ piece }) => slotKey(piece.network, piece.publishAt!));
}

export function createPostingService({ db }: Platform) {
  return {
    list: async (userId: string) => ({ times: await repo.findPostingTimes(db, userId) }),

    async save(userId: string, times: PostingTime[]) {
      await repo.savePostingTimes(db, userId, times);
      return { times };
    },

    /** What is planned already, on its way or gone keeps its moment. */
    async spread(userId: string, campaignId: string): Promise<void> {
      const campaign = await campaignRepo.findOwnCampaign(db, userId, campaignId);
      if (!campaign) throw notFound('That campaign');
      const rules = await repo.findPostingTimes(db, userId);
      if (rules.length === 0) throw new AppError('conflict', 'Please set your posting times first.');
      const pieces = (await campaignRepo.listPieces(db, campaignId)).filter(({ state }) =>
        MOVABLE.has(state),
      );
      const today = wallTime(new Date(), campaign.timeZone).toISOString().slice(0, 10);
      const [, startsOn = today] = [campaign.startsOn, today].sort();
      const schedule = { ...campaign, startsOn };
      const taken = await takenOf(db, userId, campaignId);
      const times = timesByRule(pieces, rules, schedule, taken, new Date());
      await db.transaction(async (tx) => {
        for (const [at, piece] of pieces.entries())
          if (times[at])
            await campaignRepo.updatePiece(tx, piece.id, { publishAt: times[at], remindedAt: null }, [
              ...MOVABLE,
            ]);
      });
    },
  };
}
