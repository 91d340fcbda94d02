/** Any prompt, in any of the nine languages, into a scene; as one sentence of a script it inherits the script's place and hour. */

import type { Scene } from '../scene.ts';
import { isEnglish } from './known-words.ts';
import { glossOf } from './languages/gloss.ts';
import { readScene } from './read-scene.ts';
import { takeQuoted } from './sentence/quoted.ts';

const MAX_LEFT_OUT = 12;

export interface ReadOptions {
  /** Of the page: a hint where the prompt is too short to tell its language. */
  language?: string;
  /** The whole text that the prompt is a sentence of. */
  script?: string;
}

export function readPrompt(prompt: string, { language, script }: ReadOptions = {}): Scene {
  const scene = inAnyLanguage(prompt, language);
  return script ? within(scene, inAnyLanguage(script, language), script) : scene;
}

function inAnyLanguage(text: string, hint: string | undefined): Scene {
  const quoted = takeQuoted(text);
  const { language, english, unknown } = glossOf(quoted.rest, hint, knownShare);
  const scene = readScene(english, { language, original: text, quoted });
  if (unknown.length === 0) return scene;
  return {
    ...scene,
    notUnderstood: [...new Set([...scene.notUnderstood, ...unknown])].slice(0, MAX_LEFT_OUT),
  };
}

/** Share of a text's words that are English as far as our tables know. */
function knownShare(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return 1;
  return words.filter(isEnglish).length / words.length;
}

/** The same bakery throughout: a sentence that names no place is where the whole text is, and one that names nothing shows its hero. */
function within(scene: Scene, whole: Scene, series: string): Scene {
  const isEmpty = scene.things.length === 0;
  const own = isEmpty
    ? heroOf(whole)
    : { things: scene.things, surface: scene.surface, intent: scene.intent };
  const place = scene.isPlaceNamed ? scene.place : whole.place;
  const season = scene.season ?? whole.season;
  return {
    ...scene,
    ...own,
    place,
    isPlaceNamed: scene.isPlaceNamed || whole.isPlaceNamed,
    season,
    time: scene.time === 'day' ? whole.time : scene.time,
    weather: scene.weather === 'clear' ? whole.weather : scene.weather,
    mood: scene.mood ?? whole.mood,
    light: scene.light ?? whole.light,
    drawn: isEmpty ? whole.drawn.slice(0, 1) : scene.drawn,
    series,
  };
}

/** The hero alone: what others did with it belongs to other sentences. */
const heroOf = ({
  things: [hero],
  surface,
  intent,
}: Scene): Pick<Scene, 'things' | 'surface' | 'intent'> => ({
  things: hero ? [{ ...hero, relation: null }] : [],
  surface,
  intent,
});
