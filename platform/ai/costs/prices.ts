/** What a unit of each model costs: list prices that come with the product, over which an operator sets their own. */

import { z } from 'zod';

export const UNITS = ['image', 'character', 'minute', 'second', 'input token', 'output token'] as const;
export type Unit = (typeof UNITS)[number];
export const unitSchema = z.enum(UNITS);

export type Units = Partial<Record<Unit, number>>;

/** Dollars for a thousand units. Operators compare them with their bills: providers change them. */
const LIST: Record<string, Units> = {
  'openai:gpt-image-1': { image: 42 },
  'openai:dall-e-3': { image: 40 },
  'openai:tts-1': { character: 0.015 },
  'openai:tts-1-hd': { character: 0.03 },
  'openai:gpt-4o-mini-tts': { character: 0.015 },
  'openai:whisper-1': { minute: 6 },
  'openai:gpt-4o-transcribe': { minute: 6 },
  'openai:gpt-4o-mini-transcribe': { minute: 3 },
  'openai:gpt-4o': { 'input token': 0.0025, 'output token': 0.01 },
  'openai:gpt-4o-mini': { 'input token': 0.00015, 'output token': 0.0006 },
  'elevenlabs:eleven_multilingual_v2': { character: 0.3 },
  'elevenlabs:eleven_flash_v2_5': { character: 0.15 },
  'deepgram:nova-3': { minute: 4.3 },
};

/** Millionths of a dollar for a thousand units, by model and unit. */
export type Prices = ReadonlyMap<string, number>;

export const priceKey = (model: string, unit: string): string => `${model} ${unit}`;

export interface Price {
  model: string;
  unit: Unit;
  micros: number;
}

export const LIST_PRICES: readonly Price[] = Object.entries(LIST).flatMap(([model, units]) =>
  Object.entries(units).map(([unit, dollars]) => ({
    model,
    unit: unit as Unit,
    micros: Math.round(dollars * 1_000_000),
  })),
);

/** A price of nothing is a price too. */
export const isPriced = (prices: Prices, model: string, units: Units): boolean =>
  Object.keys(units).some((unit) => prices.has(priceKey(model, unit)));

/** Millionths of a dollar, rounded up; what has no price costs nothing. */
export function costOf(prices: Prices, model: string, units: Units): number {
  let thousandths = 0;
  for (const [unit, count] of Object.entries(units))
    thousandths += (prices.get(priceKey(model, unit)) ?? 0) * count;
  // What adding fractions leaves over is no cost.
  return Math.ceil(Math.round(thousandths) / 1000);
}
