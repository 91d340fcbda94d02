/** The scene while it is being read: what has been said of the whole picture so far, and the things in it. */

import type { CatalogueEntry } from '../../catalogue.ts';
import type {
  Backdrop,
  Camera,
  Intent,
  Kind,
  Light,
  Mood,
  PersonLook,
  Scene,
  Season,
  Surface,
  Thing,
  TimeOfDay,
  Treatment,
  Weather,
} from '../../scene.ts';

export interface Draft {
  text: string;
  things: Thing[];
  place: string | null;
  /** Named only beside something else: "mountain cabin". */
  weakPlace: string | null;
  surface: Surface | null;
  surfaceLabel: string | null;
  surfacePlace: string | null;
  backdrop: Backdrop | null;
  intent: Intent | null;
  camera: Camera | null;
  treatment: Treatment | null;
  textSpace: Scene['textSpace'];
  time: TimeOfDay | null;
  weather: Weather | null;
  season: Season | null;
  mood: Mood | null;
  light: Light | null;
  tint: Scene['tint'];
  /** The sentence is about the place itself: "a library with tall shelves". */
  isAboutPlace: boolean;
  /** Circles and squares were named: alone they make an abstract picture. */
  hasShapes: boolean;
  /** "arms raised" */
  isCheering: boolean;
  notUnderstood: string[];
  names: string[];
  /** Things only mentioned in passing ("shoe shop"); they come in when nothing else was named. */
  spare: { phrase: string; words: string }[];
  /** What a class or a group is called as a whole, by the index of its first thing: "vegetables", "family". */
  wholes: Map<number, { label: string; size: number }>;
}

export const createDraft = (text: string): Draft => ({
  text,
  things: [],
  place: null,
  weakPlace: null,
  surface: null,
  surfaceLabel: null,
  surfacePlace: null,
  backdrop: null,
  intent: null,
  camera: null,
  treatment: null,
  textSpace: null,
  time: null,
  weather: null,
  season: null,
  mood: null,
  light: null,
  tint: null,
  isAboutPlace: false,
  hasShapes: false,
  isCheering: false,
  notUnderstood: [],
  names: [],
  spare: [],
  wholes: new Map(),
});

export const MAX_THINGS = 12;

export function newThing(entry: CatalogueEntry, words: string, count: number): Thing {
  return {
    name: entry.name,
    label: entry.label,
    words,
    kind: entry.kind,
    count: Math.max(1, Math.min(12, count)),
    colour: null,
    material: null,
    pattern: null,
    scale: 1,
    action: null,
    states: [],
    part: null,
    madeOf: null,
    relation: null,
    person: entry.kind === 'person' ? newLook() : null,
  };
}

export const newLook = (): PersonLook => ({
  gender: null,
  age: null,
  skin: null,
  hairStyle: null,
  hairColour: null,
  beard: null,
  build: null,
  expression: null,
  wearing: [],
});

export const isAnimate = ({ kind }: { kind: Kind }): boolean =>
  kind === 'person' || kind === 'animal' || kind === 'fantasy';

export function keepSpare(
  draft: Draft,
  { word, start, end }: { word: string; start: number; end: number },
): void {
  draft.spare.push({ phrase: word, words: draft.text.slice(start, end) });
}

export function leaveOut(draft: Draft, words: string): void {
  const text = words.trim();
  if (text && !draft.notUnderstood.includes(text)) draft.notUnderstood.push(text);
}
