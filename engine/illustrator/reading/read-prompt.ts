/** Any prompt, in any of the nine languages, into a scene; as one sentence of a script it inherits the script's place and hour. */

import type { Kind, Scene } from '../scene.ts';
import { isEnglish } from './known-words.ts';
import { glossOf } from './languages/gloss.ts';
import { readScene } from './read-scene.ts';
import { sellsIn, withoutMarks, withoutNames, withoutPhrases } from './script/spoken-only.ts';
import { shotFor, tradeShots } from './script/trade-shots.ts';
import { type Quoted, takeQuoted } from './sentence/quoted.ts';

const MAX_LEFT_OUT = 12;

export interface ReadOptions {
  /** Of the page: a hint where the prompt is too short to tell its language. */
  language?: string;
  /** The whole text that the prompt is a sentence of. */
  script?: string;
}

export function readPrompt(prompt: string, { language, script }: ReadOptions = {}): Scene {
  return script ? asLineOf(script, prompt, language) : sceneOf(englishOf(prompt, language));
}

interface Translated {
  english: string;
  language: string;
  original: string;
  unknown: readonly string[];
  quoted: Quoted;
}

function englishOf(text: string, hint: string | undefined): Translated {
  const quoted = takeQuoted(text);
  return { ...glossOf(quoted.rest, hint, knownShare), original: text, quoted };
}

function sceneOf({ english, language, original, unknown, quoted }: Translated): Scene {
  const scene = readScene(english, { language, original, quoted });
  if (unknown.length === 0) return scene;
  return {
    ...scene,
    notUnderstood: [...new Set([...scene.notUnderstood, ...unknown])].slice(0, MAX_LEFT_OUT),
  };
}

/** What a line says about money, hours and the way there is not seen. */
function seenOf(text: string, hint: string | undefined, isAdvert: boolean): Translated {
  const translated = englishOf(withoutMarks(text), hint);
  const hasNames = isAdvert && translated.language === 'en';
  const english = hasNames ? withoutNames(translated.english) : translated.english;
  return { ...translated, english: withoutPhrases(english), original: text };
}

/** A line that shows nothing worth a picture shows the trade that the script is about, each time in another shot. */
function asLineOf(script: string, line: string, hint: string | undefined): Scene {
  const isAdvert = sellsIn(script);
  const whole = seenOf(script, hint, isAdvert);
  const scene = sceneOf(seenOf(line, hint, isAdvert));
  const shots = isAdvert ? tradeShots(withoutMarks(script), whole.english) : [];
  const before = script.slice(0, Math.max(0, script.indexOf(line)));
  if (shots.length === 0) {
    // What has been told so far: rain that comes later does not fall yet.
    const { time, weather } = before.trim() ? sceneOf(seenOf(before, hint, isAdvert)) : scene;
    return within(scene, { ...sceneOf(whole), time, weather }, script);
  }
  const [hero] = scene.things;
  if (hero && SEEN.has(hero.kind) && shots.some((shot) => readScene(shot).things[0]?.kind === hero.kind))
    return within(scene, { ...sceneOf(whole), place: scene.place, isPlaceNamed: false }, script);
  // The title stands before the first line.
  const turn = Math.max(0, (before.match(/[.!?](?=\s)/gu)?.length ?? 0) - 1);
  return { ...readScene(shotFor(shots, turn)), prompt: line, series: script };
}

/** Of what the trade itself sells or cares for; a towel or a door that is mentioned is none, and who works there is one of its own shots. */
const SEEN: ReadonlySet<Kind> = new Set(['food', 'animal', 'vehicle']);

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
