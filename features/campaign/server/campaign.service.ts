/** Rules of campaigns: facts first, pieces made of them by a job, and what shows an old fact is out of date. */

import { assetUrl } from '#common/asset.ts';
import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { Language } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { cutText } from '#common/wording/cut-text.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import type { translateCampaign, translateFacts as translateFactsCall } from '../calls/language-calls.ts';
import {
  type Campaign,
  type CampaignSummary,
  type createCampaign,
  type Fact,
  type FactChange,
  MAX_CAMPAIGNS,
  type readBrief,
} from '../contract.ts';
import { FACT_KEYS, type FactValues } from '../facts/fact-keys.ts';
import { NO_FACTS, readFacts } from '../facts/read-facts.ts';
import { FACT_LABELS } from '../pieces/piece-words.ts';
import { isDated, planPieces, wantedOf } from '../pieces/plan-pieces.ts';
import { slidesOf } from '../pieces/slides.ts';
import { writeCaption } from '../pieces/write-caption.ts';
import * as repo from './campaign.repo.ts';
import { campaigns } from './campaign.table.ts';
import { campaignZip } from './campaign-zip.ts';
import { makeCampaignJob } from './make-campaign.job.ts';
import { changedWords } from './making/changed-words.ts';
import { toPieces } from './piece.service.ts';
import { timesFor } from './posting/posting.service.ts';
import { isOwnFile } from './posts/own-file.ts';

const TYPE = repo.ITEM_TYPE;

const toFacts = (values: FactValues): Fact[] =>
  FACT_KEYS.map((key) => ({ key, label: FACT_LABELS[key], value: values[key] ?? '' }));

const withChanges = (values: FactValues, changes: readonly FactChange[]): FactValues => ({
  ...values,
  ...Object.fromEntries(changes.map(({ key, value }) => [key, value])),
});

export type Campaigns = ReturnType<typeof createCampaignService>;

export function createCampaignService(platform: Platform) {
  const { db, generationJobs, settings } = platform;

  const own = async (userId: string, id: string): Promise<repo.CampaignRow> => {
    const row = await repo.findOwnCampaign(db, userId, id);
    if (!row) throw notFound('That campaign');
    return row;
  };

  async function whole(row: repo.CampaignRow): Promise<Campaign> {
    const { id, title, brief, language, startsOn, weeks, timeZone, networks, jobId, endsAt, createdAt } = row;
    return {
      id,
      title,
      brief,
      language,
      startsOn,
      weeks,
      timeZone,
      networks,
      jobId,
      isLoose: row.isLoose,
      endsAt: endsAt?.toISOString() ?? null,
      facts: toFacts(row.facts),
      pieces: await toPieces(platform, row.userId, await repo.listPieces(db, id)),
      createdAt: createdAt.toISOString(),
    };
  }

  const endOf = async (facts: FactValues, language: string, startsOn: string, timeZone: string) => {
    const { readPeriod } = await import('../facts/read-period.ts');
    // A day before: what begins on the first day is not a year later.
    const from = new Date(Math.min(Date.parse(`${startsOn}T00:00:00Z`), Date.now()) - 86_400_000);
    return facts.dates ? (readPeriod(facts.dates, language, from, timeZone)?.to ?? null) : null;
  };

  const begin = (user: User, id: string, start: (tx: typeof db, jobId: string) => Promise<unknown>) =>
    generationJobs.begin(makeCampaignJob, { user, itemId: id, payload: {}, begin: start });

  return {
    own,

    async read(
      user: User,
      { brief, dates, timeZone = user.timeZone ?? 'UTC' }: BodyOf<typeof readBrief>,
    ): Promise<ResponseOf<typeof readBrief>> {
      const language = platform.maker('design').languageOf(brief);
      const read = readFacts(brief);
      const facts = { ...read, dates: dates ?? read.dates };
      const { readPeriod } = await import('../facts/read-period.ts');
      const period = facts.dates ? readPeriod(facts.dates, language, new Date(), timeZone) : undefined;
      return {
        language,
        facts: toFacts(facts),
        period: period ? { from: period.from.toISOString(), to: period.to.toISOString() } : null,
      };
    },

    async list(userId: string): Promise<CampaignSummary[]> {
      const rows = await repo.listSummaries(db, userId, MAX_CAMPAIGNS);
      return rows.map(({ row: { id, title, startsOn, isLoose, createdAt }, pieceCount, coverId }) => ({
        id,
        title,
        pieceCount,
        coverUrl: coverId && assetUrl(coverId),
        isLoose,
        startsOn,
        createdAt: createdAt.toISOString(),
      }));
    },

    get: async (userId: string, id: string): Promise<Campaign> => whole(await own(userId, id)),

    async create(
      user: User,
      /** With an id: asked for again with the same one, the first one is answered. */
      order: BodyOf<typeof createCampaign> & { language?: string; id?: string },
    ): Promise<{ id: string; jobId: string }> {
      const {
        brief,
        networks,
        startsOn,
        weeks,
        brandKitId,
        timeZone = user.timeZone ?? 'UTC',
        id = newId(),
      } = order;
      const known = order.id ? await repo.findOwnCampaign(db, user.id, id) : undefined;
      if (known) return { id, jobId: known.jobId ?? '' };
      const facts = withChanges(order.facts ? NO_FACTS : readFacts(brief), order.facts ?? []);
      if (!facts.what) throw new AppError('bad_request', 'Please say what it is about.');
      await assertNoBlockedWords(settings, `${brief}\n${Object.values(facts).join('\n')}`);
      if ((await repo.countCampaigns(db, user.id)) >= MAX_CAMPAIGNS)
        throw new AppError(
          'conflict',
          `You have ${MAX_CAMPAIGNS} campaigns already. Please delete one before you make another.`,
        );
      if (brandKitId) await platform.maker('design').assertBrandKit(user.id, brandKitId);
      const language = order.language ?? platform.maker('design').languageOf(brief);
      const hasCarousel = slidesOf(facts, language).length > 0;
      const planned = planPieces(networks, { ...order, hasCarousel });
      const times = await timesFor(platform, user.id, planned, { startsOn, weeks, timeZone });
      const endsAt = await endOf(facts, language, startsOn, timeZone);
      const { job } = await begin(user, id, async (tx, jobId) => {
        await repo.insertCampaign(tx, {
          id,
          userId: user.id,
          title: cutText(facts.what, 120),
          brief,
          language,
          facts,
          networks,
          brandKitId,
          startsOn,
          weeks,
          timeZone,
          endsAt,
          jobId,
        });
        await repo.insertPieces(
          tx,
          planned.map((piece, position) => ({
            ...piece,
            userId: user.id,
            campaignId: id,
            position,
            publishAt: times[position] ?? null,
            caption: isDated(piece) ? writeCaption(facts, piece.network, language) : '',
          })),
        );
      });
      return { id, jobId: job.id };
    },

    /** As far as the text model of this installation can say it. */
    async words(
      userId: string,
      id: string,
      language: Language,
      gone: AbortSignal,
    ): Promise<ResponseOf<typeof translateFactsCall>> {
      const row = await own(userId, id);
      const { translateFacts } = await import('./translate-facts.ts');
      const translated = await translateFacts(platform, row.facts, language, gone);
      return { facts: toFacts(translated?.facts ?? row.facts), by: translated?.by ?? null };
    },

    /** The same pieces for the same networks, at the same times. */
    async orderIn(userId: string, id: string, { language, facts }: BodyOf<typeof translateCampaign>) {
      const row = await own(userId, id);
      if (row.isLoose)
        throw new AppError('conflict', 'These posts have no facts to be told in another language.');
      const pieces = await repo.listPieces(db, id);
      return {
        brief: row.brief,
        networks: row.networks,
        startsOn: row.startsOn,
        weeks: row.weeks,
        timeZone: row.timeZone,
        ...(row.brandKitId && { brandKitId: row.brandKitId }),
        ...wantedOf(pieces),
        language,
        facts,
      };
    },

    async updateFacts(userId: string, id: string, changes: readonly FactChange[]): Promise<Campaign> {
      const row = await own(userId, id);
      if (row.jobId)
        throw new AppError('conflict', 'The campaign is still being made. Please wait until it is finished.');
      const facts = withChanges(row.facts, changes);
      if (!facts.what) throw new AppError('bad_request', 'Please say what it is about.');
      await assertNoBlockedWords(settings, Object.values(facts).join('\n'));
      const endsAt = await endOf(facts, row.language, row.startsOn, row.timeZone);
      await db.transaction(async (tx) => {
        await repo.updateCampaign(tx, id, { facts, endsAt, title: cutText(facts.what, 120) });
        for (const piece of await repo.listPieces(tx, id))
          if (isStale(piece, facts)) await markStale(tx, piece);
      });
      return whole(await own(userId, id));
    },

    async rebuild(user: User, id: string): Promise<{ id: string; jobId: string }> {
      const row = await own(user.id, id);
      const stale = (await repo.listPieces(db, id)).some(
        (piece) => ['stale', 'failed', 'pending'].includes(piece.state) && !isOwnFile(piece),
      );
      if (!stale) throw new AppError('conflict', 'Everything is up to date: there is nothing to make again.');
      const { job } = await begin(user, row.id, (tx, jobId) => repo.updateCampaign(tx, id, { jobId }));
      return { id, jobId: job.id };
    },

    async zip(userId: string, id: string) {
      const row = await own(userId, id);
      return { title: row.title, zip: campaignZip(platform, row, await repo.listPieces(db, id)) };
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await removeCampaign(platform, id);
    },
  };
}

/** It shows a fact that is another now, or has room for one that there was not. */
function isStale({ made, uses }: repo.PieceRow, facts: FactValues): boolean {
  if (!made) return false;
  const { changes, added } = changedWords(made.facts, facts);
  if (added.length > 0) return true;
  return changes.some(({ from }) => uses.some((key) => made.facts[key] === from));
}

/** What is on its way or gone cannot be out of date any more; a page that is open can. What was approved can still be sent, by a question. */
const markStale = (tx: Platform['db'], { id, kind }: repo.PieceRow) =>
  repo.updatePiece(tx, id, { state: 'stale' }, [
    'draft',
    'approved',
    'scheduled',
    'stale',
    ...(kind === 'landing' ? (['sent'] as const) : []),
  ]);

const removeCampaign = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: TYPE, id }, (tx) => repo.deleteCampaignRow(tx, id));

export const campaignItems = (platform: Platform): ItemKind => ({
  type: TYPE,
  noun: 'campaign',
  page: '/campaigns',
  find: async (db, ids) =>
    new Map(
      (await repo.findCampaigns(db, ids)).map((row) => [
        row.id,
        { title: row.title, ownerId: row.userId, openUrl: `/campaigns?campaign=${row.id}` },
      ]),
    ),
  remove: (id) => removeCampaign(platform, id),
  rows: { table: campaigns, documents: [campaigns.facts, campaigns.brief], max: MAX_CAMPAIGNS },
});
