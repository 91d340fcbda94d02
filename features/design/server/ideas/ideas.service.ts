/** Proposals from a sentence: what it says, a picture for it, the brand's colours, and four designs of it. */

import { generateImage } from 'ai';
import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import type { IdeaLanguage } from '#common/wording/language.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { FORMATS, type FormatName } from '#engine/page/document/formats.ts';
import { BRAND_LOGO } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import type { Words } from '#engine/page/templates/words.ts';
import { type OnProgress, withProgress } from '#platform/ai/image/progress.ts';
import { pictureNow } from '#platform/ai/model-origin.ts';
import { UNUSED } from '#platform/assets/asset-links.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import { MAX_PICTURE_PIXELS } from '#platform/assets/pictures/picture-intake.ts';
import {
  defineGenerationJob,
  type GenerationRun,
} from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { wordsOfBrand } from '../../brand.ts';
import { withOwnLines } from '../../ideas/card-words.ts';
import type { PictureWords } from '../../ideas/picture-words.ts';
import { formatFor, showsPhotos, wordsFor } from '../../ideas/propose.ts';
import { CARD_FORMATS, readingInWords } from '../../ideas/read-sentence.ts';
import { artFor } from '../../ideas/shipped-art.ts';
import type { BrandKits } from '../brand-kit.service.ts';
import { findPicturesByWords } from '../design-export.repo.ts';
import type { LayoutPool } from '../layout/layout-pool.ts';
import { type Written, writeWords } from './write-words.ts';

export const paintIdeaJob = defineGenerationJob({
  name: 'paint-design-picture',
  itemType: 'design-picture',
  use: 'image',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 120,
  concurrentLimit: {
    max: 1,
    message: 'A picture is being painted already. Please wait until it is finished.',
  },
});

/** The asking itself: somebody waits for it, sees how far it is, and may cancel it. */
export const designIdeasJob = defineGenerationJob({
  name: 'design-ideas',
  itemType: 'design-ideas',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 180,
  concurrentLimit: {
    max: 4,
    message: 'Your other designs are still being laid out. Please try again in a moment.',
  },
});

export interface IdeaAsk {
  sentence: string;
  format?: FormatName | undefined;
  brandKitId?: string | undefined;
  pictures?: string[] | undefined;
  hasLogo?: boolean | undefined;
  /** Said by whoever asks: these win over what is read. */
  words?: Words | undefined;
  /** Of a design that it belongs to, whose pictures alone it then has. */
  theme?: Theme | undefined;
  /** Of the words that are added; absent: of the sentence. */
  language?: IdeaLanguage | undefined;
  /** How many proposals; absent: four. */
  count?: number | undefined;
  /** Milliseconds that painting a picture may take. */
  paintMs?: number | undefined;
  /** Nothing is painted. */
  isQuick?: boolean | undefined;
}

interface Ideas extends Omit<Written, 'words'> {
  documents: DesignDocument[];
  isPictureWanted: boolean;
  /** What was read, for people. */
  understood: string;
}

type Run = Pick<GenerationRun<unknown>, 'signal' | 'report'>;

/** Percent of the whole at which the sentence is read, and the words and the picture are there. */
const READ_AT = 20;
const WRITTEN_AT = 60;
const NOTHING_WRITTEN: Written = { words: {} };
const PAINT_MS = 60_000;
/** The design sets its own words over the picture. */
const NO_LETTERS = 'without any text or letters';
/** Of one person: a page asks twice, first without a painted picture. */
const IDEAS = { max: 120, windowSeconds: 600 };
const SMALL_WORDS = new Set([
  'our',
  'the',
  'for',
  'with',
  'and',
  'sale',
  'new',
  'your',
  'from',
  'party',
  'offer',
]);

export function createIdeasService(platform: Platform, kits: BrandKits, layout: LayoutPool) {
  const { db, models, generationJobs, settings, rateLimits } = platform;

  /** In the library, else among ours. */
  async function photosAtHand(user: User, subject: string): Promise<string[]> {
    const words = subject
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3 && !SMALL_WORDS.has(word));
    const own = await findPicturesByWords(db, user.id, words, 2);
    if (own.length > 0) return own.map(assetUrl);
    const art = artFor(subject);
    return art ? [`art:${art}`] : [];
  }

  /** None where that fails. */
  async function paintedPhotos(
    user: User,
    words: Parameters<LayoutPool['picture']>[1],
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<string[]> {
    try {
      const wanted = await layout.picture(user.id, words, signal);
      const { isCloud } = await models.info('image');
      // Our own illustrator would only show a meadow where nothing was named that it knows.
      if (!wanted.prompt && !isCloud) return [];
      const order = wanted.prompt ? wanted : { ...wanted, prompt: words.subject };
      return [await withProgress(onProgress, () => paint(user, order, isCloud, signal))];
    } catch (error) {
      // The plan is used up, the model is away, or it takes too long: there are designs without a picture.
      if (signal.aborted && signal.reason?.name !== 'TimeoutError') throw error;
      return [];
    }
  }

  async function paint(
    user: User,
    { prompt: subject, size }: PictureWords,
    isMetered: boolean,
    signal: AbortSignal,
  ): Promise<string> {
    return generationJobs.runInline(
      paintIdeaJob,
      { user, itemId: newId(), isMetered },
      signal,
      async ({ keep, signal: ending }) => {
        const { image } = await generateImage({
          model: await models.image(),
          prompt: isMetered ? `${subject}, ${NO_LETTERS}` : subject,
          seed: 7,
          providerOptions: { builtin: { style: '', size } },
          maxRetries: 0,
          abortSignal: AbortSignal.any([ending, AbortSignal.timeout(PAINT_MS)]),
        });
        const bytes = image.uint8Array;
        const { type, facts } = await inspectImage(bytes, undefined, MAX_PICTURE_PIXELS);
        const name = `${subject.slice(0, 60)}.${type.split('/')[1] ?? 'png'}`;
        const origin = { tool: 'Design Studio', ...(await pictureNow(models)), prompt: subject, seed: 7 };
        // Nobody's until a design is saved with it.
        return assetUrl((await keep({ role: UNUSED, name, type, bytes, facts, origin })).id);
      },
    );
  }

  async function propose(user: User, ask: IdeaAsk, { signal, report }: Run): Promise<Ideas> {
    report('Reading your sentence', 5);
    const kit = await kits.choose(user.id, ask.brandKitId);
    const read = await layout.read(user.id, ask.sentence, ask.format, signal);
    const reading = { ...read, ...(ask.language && { language: ask.language }) };
    const format = ask.format ?? formatFor(reading);
    const hasPhotos = showsPhotos(format);
    const atHand = ask.pictures?.length
      ? ask.pictures
      : hasPhotos && !ask.theme
        ? await photosAtHand(user, reading.seen)
        : [];
    const isPictureWanted = hasPhotos && atHand.length === 0;
    const isPainted = isPictureWanted && !ask.isQuick;
    report(isPainted ? 'Painting a picture' : 'Writing the words', READ_AT);
    const [photos, written] = await Promise.all([
      isPainted
        ? paintedPhotos(
            user,
            { sentence: reading.seen, subject: reading.seen, format },
            ask.paintMs ? AbortSignal.any([signal, AbortSignal.timeout(ask.paintMs)]) : signal,
            (stage, share) => report(stage, READ_AT + share * (WRITTEN_AT - READ_AT)),
          )
        : atHand,
      // A card or an invitation says who, when and how much, and nothing that a model could add.
      reading.form || CARD_FORMATS.has(format)
        ? NOTHING_WRITTEN
        : writeWords(platform, { sentence: ask.sentence, reading, kit }, signal),
    ]);
    const found = wordsOf(
      { ...(kit && wordsOfBrand(kit)), ...wordsFor(reading, format, kit) },
      written.words,
    );
    const words = wordsOf(found, ask.words ?? {});
    const given = {
      reading,
      format,
      words: withOwnLines(words, format, reading.language),
      photos,
      theme: ask.theme ?? (kit && { colors: kit.colors, faces: kit.faces }),
      count: ask.count,
      logo: kit?.logos[0] ?? (ask.hasLogo ? BRAND_LOGO : null),
    };
    const layingOut = (share: number) =>
      report('Laying out proposals', WRITTEN_AT + share * (100 - WRITTEN_AT));
    layingOut(0);
    const documents = await layout.propose(user.id, given, signal, layingOut);
    const understood = readingInWords(reading, FORMATS[format].label)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(' · ');
    return { documents, by: written.by, problem: written.problem, isPictureWanted, understood };
  }

  return async (user: User, ask: IdeaAsk, caller: AbortSignal): Promise<Ideas> => {
    await assertNoBlockedWords(settings, ask.sentence);
    await rateLimits.spend(`design-ideas:${user.id}`, IDEAS, 'You asked for many ideas.');
    // The answer carries them: the job's own row needs no copy.
    return generationJobs.runInline(designIdeasJob, { user, itemId: newId() }, caller, async (run) => {
      const ideas = await propose(user, ask, run);
      return new JobResult(null, async () => undefined, ideas);
    });
  };
}

/** What the model left empty stays as the rules have it, except where it chose to say nothing. */
const wordsOf = (rules: Words, written: Words): Words => {
  const all = { ...rules, ...written, ...(written.headline && { quote: written.headline }) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Words;
};
