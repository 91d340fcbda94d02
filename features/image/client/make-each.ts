/** Several pictures are asked for one by one, so that each is seen as soon as it is there and stays when a later one fails. */

import { ApiError, callApi } from '#common/api-client.ts';
import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { generateImageCall, MAX_SEED } from '../contract.ts';

export type Order = Partial<BodyOf<typeof generateImageCall>> & { prompt: string };
type Made = ResponseOf<typeof generateImageCall>;

const makeOne = (body: Order, signal: AbortSignal): Promise<Made> =>
  callApi(generateImageCall, { body }, { signal });

export async function makeEach(
  { count = 1, ...order }: Order,
  signal: AbortSignal,
  onReady: (ready: number) => Promise<unknown>,
  make = makeOne,
): Promise<Made> {
  let made: Made | undefined;
  for (let i = 0; i < count; i++) {
    const seed = order.seed === undefined ? {} : { seed: (order.seed + i) % MAX_SEED };
    try {
      const one = await make({ ...order, ...seed }, signal);
      made = { ...one, images: [...(made?.images ?? []), ...one.images] };
    } catch (error) {
      if (!made || signal.aborted) throw error;
      return { ...made, missing: { count: count - i, reason: reasonOf(error) } };
    }
    if (i < count - 1) await onReady(i + 1);
  }
  return made!;
}

const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && error.detail) || (error instanceof Error ? error.message : String(error));
