/** Who plays in somebody's own text, and where a part of it takes place. */

import { ANIMALS } from '#common/character/character-words.ts';
import type { StoryPerson } from '#common/character/story.ts';
import type { Spoken } from '#common/voice-words.ts';
import { PLACES } from '#engine/illustrator/places.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';

/** What is read for names: a book's people are there by then. */
const READ = 6000;
const CLOTHES = ['a yellow hoodie', 'a blue sweater', 'green overalls'];
const NIGHT = /\b(night|midnight|moon|stars|nacht|nuit|noche|notte|noite)\b|夜|晚上|밤/iu;
const EVENING = /\b(evening|sunset|dusk|abend|soir|atardecer|sera|tarde)\b|夕|傍晚|저녁/iu;
const MORNING = /\b(morning|dawn|sunrise|morgens?|matin|mañana|mattina|manhã)\b|朝|早上|아침/iu;

/** Chosen characters first; then animals that are named, and names that come again and again. */
export function castOf(
  text: string,
  language: Spoken,
  cast: readonly { id: string; name: string }[],
): StoryPerson[] {
  const part = text.slice(0, READ);
  const people: StoryPerson[] = cast.map(({ id, name }) => ({ name, about: '', characterId: id }));
  const counts = new Map<string, number>();
  for (const sentence of part.split(/(?<=[.!?…:”"])\s+/u))
    for (const one of sentence.matchAll(/(?<!^)(?<!\p{L})\p{Lu}\p{Ll}{1,14}(?!\p{L})/gu))
      counts.set(one[0], (counts.get(one[0]) ?? 0) + 1);
  const named =
    language === 'de'
      ? []
      : [...counts]
          .filter(
            ([name, times]) =>
              times >= 2 &&
              readPrompt(name).things.length === 0 &&
              !readPrompt(name).place.includes(name.toLowerCase()),
          )
          .map(([name]) => name);
  const animals = readPrompt(part.slice(0, 800))
    .things.filter((one) => (ANIMALS as readonly string[]).includes(one.name))
    .map((one) => one.name);
  for (const animal of new Set(animals)) {
    if (people.length >= 3) break;
    const owner = named.find((name) =>
      new RegExp(`${name}[^.]{0,20}\\b${animal}\\b|\\b${animal}\\b[^.]{0,20}${name}`, 'iu').test(part),
    );
    if (people.some((one) => one.about.includes(` ${animal} `) || one.name === owner)) continue;
    people.push({
      name: owner ?? animal,
      about: `a ${animal} in ${CLOTHES[people.length % CLOTHES.length]}`,
    });
  }
  for (const name of named) {
    if (people.length >= 3) break;
    if (people.some((one) => one.name === name)) continue;
    people.push({ name, about: '' });
  }
  return people;
}

export function placeIn(part: string, company: readonly StoryPerson[]): { place: string; seen: number[] } {
  const scene = readPrompt(part.slice(0, 500));
  const entry = PLACES.find((one) => one.name === scene.place);
  const isSaid = entry && [entry.name, ...entry.words].some((word) => part.toLowerCase().includes(word));
  const isPlace =
    entry && entry.kind !== 'studio' && entry.kind !== 'graphic' && (isSaid || scene.language !== 'en');
  const when = NIGHT.test(part)
    ? 'at night'
    : EVENING.test(part)
      ? 'at sunset'
      : MORNING.test(part)
        ? 'in the morning'
        : '';
  const where = isPlace ? (entry.kind === 'interior' ? `inside a ${entry.name}` : entry.name) : '';
  const low = part.toLowerCase();
  return {
    place: [where, where && when].filter(Boolean).join(' '),
    seen: company
      .flatMap(({ name, about }, who) =>
        low.includes(name.toLowerCase()) ||
        [...about.matchAll(/^an? (\p{L}+)/gu)].some((one) => low.includes(one[1]!))
          ? [who]
          : [],
      )
      .slice(0, 3),
  };
}
