/** Makes images with the chosen model, and keeps what is needed to show them and to make them again. */

import { randomInt } from 'node:crypto';
import { generateImage } from 'ai';
import type { BodyOf, QueryOf, ResponseOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { withProgress } from '#platform/ai/image/progress.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import { MAX_PICTURE_PIXELS } from '#platform/assets/pictures/picture-intake.ts';
import type { Db } from '#platform/db/database.ts';
import { pageOf, readCursor } from '#platform/db/page-cursor.ts';
import type { GenerationRun } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import { failureMessage } from '#platform/jobs/job-runner.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { type generateImageCall, type Image, type listImages, MAX_SEED, PIXELS } from '../contract.ts';
import { BUILTIN_ENGINE, describeEngine, type EngineInfo } from './engine-info.ts';
import { givenPicture } from './given-picture.ts';
import * as repo from './image.repo.ts';
import { makeImageJob } from './make-image.job.ts';
import { builtinOptions, readDrawnScene, shapeFor, styledPrompt } from './model-options.ts';

type Run = GenerationRun<undefined>;

export type ImageService = ReturnType<typeof createImageService>;
type Order = BodyOf<typeof generateImageCall>;
type Made = Pick<ResponseOf<typeof generateImageCall>, 'images' | 'missing'>;

/** A server in the next room may be slow and still be worth waiting for; this machine, without a graphics card, is slower. */
const ENGINE_SECONDS = { cloud: 180, near: 300, here: 3400 };

const patienceFor = ({ isCloud, model }: EngineInfo): number =>
  ENGINE_SECONDS[isCloud ? 'cloud' : model.startsWith('local:') ? 'here' : 'near'];

export function createImageService(platform: Platform) {
  const { db, generationJobs, models } = platform;

  async function draw(order: Order, seed: number, engine: EngineInfo, run: Run) {
    const { itemId, keep, signal, report, userId } = run;
    const { isBuiltin, model: modelId } = engine;
    report(isBuiltin ? 'Drawing your picture' : `Waiting for ${engine.engine}`, 10);
    const given = order.source && (await givenPicture(platform, userId, order.source, engine));
    const text = isBuiltin ? order.prompt : styledPrompt(order.prompt, order.style);
    const model = await models.image(modelId || undefined);
    const limit = AbortSignal.timeout(patienceFor(engine) * 1000);
    const answer = await withProgress(
      (stage, share) => report(stage, 10 + Math.round(share * 75)),
      () =>
        generateImage({
          model,
          prompt: given ? { text, ...given } : text,
          seed,
          ...shapeFor(modelId, order.size),
          providerOptions: {
            ...builtinOptions(order),
            ...(order.source && { adapter: { strength: order.source.strength } }),
          },
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, limit]),
        }),
    );
    report('Saving your picture', 90);
    const { uint8Array: bytes, mediaType: type } = answer.image;
    const { facts } = await inspectImage(bytes, undefined, MAX_PICTURE_PIXELS);
    const name = `ai-image-${itemId}.${type.split('/')[1] ?? 'png'}`;
    const origin: Recipe = {
      tool: 'AI Image Generator',
      engine: engine.engine,
      madeAs: isBuiltin ? 'algorithmicMedia' : 'trainedAlgorithmicMedia',
      prompt: order.prompt,
      seed,
    };
    const asset = await keep({ role: 'picture', name, type, bytes, facts, origin });
    const { width = PIXELS[order.size].width, height = PIXELS[order.size].height } = facts;
    return {
      assetId: asset.id,
      width,
      height,
      style: order.style,
      size: order.size,
      seed,
      model: modelId,
      engine: engine.engine,
      changes: isBuiltin ? order.changes : [],
      fallback: null,
      isFromPicture: order.source !== undefined,
      ...readDrawnScene(answer.providerMetadata),
    };
  }

  /** By the engine that is set, or where that fails and the person allowed it, by ours. */
  async function drawOrFallBack(order: Order, seed: number, engine: EngineInfo, run: Run) {
    try {
      return await draw(order, seed, engine, run);
    } catch (error) {
      const mayDraw = order.allowFallback && !engine.isBuiltin && !order.source && !run.signal.aborted;
      if (!mayDraw || !(error instanceof AppError) || error.code === 'cancelled') throw error;
      const stored = await draw(order, seed, BUILTIN_ENGINE, run);
      return { ...stored, fallback: { engine: engine.engine, reason: error.message } };
    }
  }

  async function makeOne(user: User, order: Order, seed: number, caller: AbortSignal): Promise<Image> {
    const engine = await describeEngine(models);
    const itemId = newId();
    const isMetered = engine.isCloud;
    const begin = (tx: Db) => repo.insertPending(tx, itemId, user.id, order.prompt);
    let image: Image | undefined;
    await generationJobs.runInline(makeImageJob, { user, itemId, isMetered, begin }, caller, async (run) => {
      const stored = await drawOrFallBack(order, seed, engine, run);
      return new JobResult({ id: itemId }, async (tx) => {
        image = repo.toImage(await repo.complete(tx, itemId, stored));
        if (stored.fallback) await platform.usage.makeFree(tx, run.id);
      });
    });
    return image!;
  }

  return {
    /** What was made is handed over, also where a later one failed: it is paid for. */
    async make(user: User, order: Order, caller: AbortSignal): Promise<Made> {
      await assertNoBlockedWords(platform.settings, order.prompt);
      const first = order.seed ?? randomInt(MAX_SEED);
      const images: Image[] = [];
      for (let i = 0; i < order.count; i++) {
        try {
          images.push(await makeOne(user, order, (first + i) % MAX_SEED, caller));
        } catch (error) {
          if (images.length === 0 || caller.aborted) throw error;
          return {
            images,
            missing: { count: order.count - images.length, reason: failureMessage(undefined, error) },
          };
        }
      }
      return { images };
    },

    async list(userId: string, query: QueryOf<typeof listImages>): Promise<ResponseOf<typeof listImages>> {
      const style = query.style === 'default' ? '' : query.style === 'any' ? undefined : query.style;
      const filter = { search: query.search || undefined, style, model: query.model || undefined };
      const rows = await repo.listPage(db, userId, filter, readCursor(query.cursor), query.limit + 1);
      const { page, nextCursor } = pageOf(rows, query.limit);
      const [total, used] = await Promise.all([
        repo.countMatching(db, userId, filter),
        repo.listModels(db, userId),
      ]);
      return { images: page.map(repo.toImage), nextCursor, total, models: used };
    },

    async get(userId: string, id: string): Promise<Image> {
      const row = await repo.findOwn(db, userId, id);
      if (!row) throw notFound('That image');
      return repo.toImage(row);
    },

    async removeOwn(userId: string, id: string): Promise<void> {
      await this.get(userId, id);
      await generationJobs.bin({ type: 'image', id }, userId);
    },
  };
}

export const removeImage = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: 'image', id }, (tx) => repo.remove(tx, id));
