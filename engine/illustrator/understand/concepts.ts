/** Everything a word can come close to, as phrases that a language model can compare with it. */

import type { Meaning, MeaningKind, NamedWords } from './lexicon.ts';

export interface Concept {
  phrase: string;
  meaning: Meaning;
}

/** Value to phrases; where a bare value would be ambiguous, a plainer phrase stands for it. */
const PLACES: Partial<Record<MeaningKind, Record<string, readonly string[]>>> = {
  setting: {
    city: ['city', 'metropolis'],
    forest: ['forest', 'woods'],
    ocean: ['ocean', 'sea'],
    mountain: ['mountain', 'mountain range'],
    desert: ['sand desert'],
    meadow: ['meadow', 'green field'],
    beach: ['beach'],
    lake: ['lake', 'river'],
    space: ['galaxy', 'planets in space'],
    underwater: ['coral reef', 'bottom of the sea'],
    room: ['room in a house', 'kitchen'],
    street: ['street', 'road'],
    snow: ['snow and ice', 'arctic'],
    farm: ['farm'],
    garden: ['garden'],
    sky: ['sky with clouds'],
  },
  time: { dawn: ['sunrise'], sunset: ['sunset', 'evening'], night: ['night', 'midnight'] },
  weather: { rain: ['rain'], storm: ['thunderstorm'], fog: ['fog'], snow: ['snowfall'] },
  season: { spring: ['spring'], summer: ['summer'], autumn: ['autumn'], winter: ['winter'] },
  mood: {
    peaceful: ['peaceful', 'calm'],
    dramatic: ['dramatic'],
    cheerful: ['cheerful', 'happy'],
    dark: ['dark', 'scary'],
    dreamy: ['magical', 'dreamy'],
    futuristic: ['futuristic'],
    vintage: ['vintage', 'old fashioned'],
  },
};

export function conceptsOf(subjects: readonly NamedWords[]): Concept[] {
  const things = subjects.map(({ name }) => ({
    phrase: name.replaceAll('-', ' '),
    meaning: { kind: 'subject' as const, value: name },
  }));
  const places = Object.entries(PLACES).flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, phrases]) =>
      phrases.map((phrase) => ({ phrase, meaning: { kind: kind as MeaningKind, value } })),
    ),
  );
  return [...things, ...places];
}
