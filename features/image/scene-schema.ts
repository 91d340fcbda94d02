/** The reading of a prompt as it travels to the page and is kept in the recipe. */

import { z } from 'zod';

const relationSchema = z.object({ kind: z.string(), to: z.int() });

/** What a chip needs to know of a thing; whatever else the reading holds goes along untouched. */
const thingSchema = z.looseObject({
  name: z.string(),
  label: z.string(),
  words: z.string(),
  kind: z.string(),
  count: z.int(),
  colour: z.string().nullable(),
  material: z.string().nullable(),
  relation: relationSchema.nullable(),
});

export const sceneSchema = z.looseObject({
  language: z.string(),
  intent: z.string(),
  things: z.array(thingSchema),
  place: z.string(),
  isPlaceNamed: z.boolean(),
  time: z.string(),
  weather: z.string(),
  season: z.string().nullable(),
  mood: z.string().nullable(),
  light: z.string().nullable(),
  camera: z.string(),
  /** Where room for words was left. */
  textSpace: z.string().nullish(),
  /** Without small things that nobody asked for. */
  isPlain: z.boolean().optional(),
  /** Words to be read in the picture. */
  lettering: z.looseObject({ text: z.string() }).nullish(),
  /** Words that changed nothing, among those that the picture does not show. */
  unused: z.array(z.string()).optional(),
});
export type ReadScene = z.infer<typeof sceneSchema>;

/** The words of the prompt a thing was read from: what tells it from the others. */
const words = z.string().min(1).max(1000);
const name = z
  .string()
  .trim()
  .min(1, 'Name what to draw instead.')
  .max(60, 'Keep the name within 60 characters.');

export const sceneChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remove'), words }),
  z.object({ kind: z.literal('replace'), words, name }),
  z.object({ kind: z.literal('place'), name }),
  z.object({ kind: z.literal('time'), name }),
  z.object({ kind: z.literal('weather'), name }),
  z.object({ kind: z.literal('plain background') }),
  z.object({ kind: z.literal('no props') }),
]);
export type SceneChange = z.infer<typeof sceneChangeSchema>;
