/** Makes images: checks, counts, asks the chosen model, keeps the result, and gives the count back when it fails. */

import { randomInt } from 'node:crypto';
import { generateImage } from 'ai';
import { assetUrl } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError, messageOf } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import { createGate } from '#platform/usage/gate.ts';
import { type generateImageCall, type Image, MAX_SEED, PIXELS } from '../contract.ts';
import { builtinOptions, shapeFor, styledPrompt, whatWasDrawn } from './ask-model.ts';
import { describeEngine } from './engine-info.ts';
import * as repo from './image.repo.ts';

const MAX_AT_ONCE = 2;
/** Cloud models take their time; nobody waits longer than this. */
const TIMEOUT_MS = 180_000;

export type ImageMaker = ReturnType<typeof createImageMaker>;
type Order = BodyOf<typeof generateImageCall>;

export function createImageMaker(platform: Platform) {
  const gate = createGate(
    MAX_AT_ONCE,
    'You are making several images already. Please wait until one is finished.',
  );

  async function makeOne(user: User, order: Order, seed: number, signal: AbortSignal): Promise<Image> {
    const { db, usage, models } = platform;
    const { model: modelId, engine, isBuiltin } = await describeEngine(models);
    const row = await repo.insertPending(db, user.id, order.prompt);
    try {
      await usage.charge({ user, kind: 'image', key: row.id, isMetered: !isBuiltin });
      const model = await models.image();
      const answer = await generateImage({
        model,
        prompt: isBuiltin ? order.prompt : styledPrompt(order.prompt, order.style),
        seed,
        ...shapeFor(modelId, order.size),
        providerOptions: builtinOptions(order),
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const stored = await keep(user, order, row.id, answer.image.uint8Array, answer.image.mediaType);
      const result = {
        ...stored,
        style: order.style,
        size: order.size,
        seed,
        model: modelId,
        engine,
        changes: isBuiltin ? order.changes : [],
        ...whatWasDrawn(answer.providerMetadata),
      };
      return toImage(await repo.complete(db, row.id, result));
    } catch (error) {
      await usage.refund(row.id);
      await repo.fail(db, row.id, error instanceof AppError ? error.message : messageOf(error));
      throw error;
    }
  }

  async function keep(user: User, order: Order, id: string, bytes: Uint8Array, type: string) {
    const { facts } = await inspectImage(bytes);
    const name = `ai-image-${id}.${type.split('/')[1] ?? 'png'}`;
    const asset = await platform.assets.save({ userId: user.id, name, type, bytes, facts });
    const { width = PIXELS[order.size].width, height = PIXELS[order.size].height } = facts;
    return { assetId: asset.id, url: assetUrl(asset.id), width, height };
  }

  return {
    async make(user: User, order: Order, signal: AbortSignal): Promise<Image[]> {
      await refuseBlocked(platform.settings, order.prompt);
      return gate(user.id, async () => {
        const first = order.seed ?? randomInt(MAX_SEED);
        const images: Image[] = [];
        for (let i = 0; i < order.count; i++) {
          images.push(await makeOne(user, order, (first + i) % MAX_SEED, signal));
        }
        return images;
      });
    },
  };
}

export function toImage(row: repo.GenerationRow): Image {
  const { assetId: _, scene, changes, ...stored } = row.result as repo.StoredImage;
  // Images of older versions were kept without their reading.
  return {
    ...stored,
    scene: scene ?? null,
    changes: changes ?? [],
    id: row.id,
    prompt: row.prompt ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}
