/** A project of the Video Maker from a recipe and what was filled into it. */

import { t } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { BLANK_VIDEO, createProjectBody, type VideoData, videoDataSchema } from '#features/video/contract.ts';
import type { Recipe } from './recipe-list.ts';
import { TITLES } from './recipe-words.ts';

/** Places of a recipe, in the order in which the film shows them. */
export const PLACES = ['what', 'offer', 'price', 'dates', 'place', 'link'] as const;
export type Filled = Partial<Record<(typeof PLACES)[number], string>>;

/** Characters: a scene shows a line, not a page. */
export const MAX_FILLED = 100;

/** One thought a scene: its hook, what costs how much (its picture is drawn from these words), when, where. What is not filled in is not there. */
export function linesOf(recipe: Recipe, { what, offer, price, dates, place }: Filled): string[] {
  const cost = [offer, price]
    .map((one) => one?.trim())
    .filter(Boolean)
    .join(' · ');
  const costs = what?.trim() && cost ? `${what.trim()}: ${cost}` : cost;
  return [t(recipe.hook), costs, dates, place].map((line) => capitalize(line?.trim() ?? '')).filter(Boolean);
}

export function filmOfRecipe(recipe: Recipe, filled: Filled, creationKey: string) {
  const scenes = linesOf(recipe, filled).map((text, i) => ({ id: `s${i + 1}`, text }));
  const data: VideoData = videoDataSchema.parse({
    ...BLANK_VIDEO,
    title: t(TITLES[recipe.occasion], capitalize(filled.what?.trim() ?? '')),
    description: scenes.map(({ text }) => text).join('\n'),
    template: recipe.template,
    style: recipe.style,
    music: recipe.music,
    format: recipe.format,
    duration: [recipe.seconds],
    scenes,
    endCard: filled.link?.trim().replace(/^https?:\/\//, '') ?? '',
  });
  const { title, description } = data;
  return { ...createProjectBody.parse({ title, description, type: 'video', data }), creationKey };
}
