/** A short script from one sentence, without any model: the story that books tell as well, with its narrator, its speeches and its places. */

import type { Beat, Story, StoryPerson } from '#common/character/story.ts';
import type { Spoken } from '#common/voice-words.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { writeStory } from '#engine/story/write-story.ts';
import { placeName } from './place-names.ts';

/** About a minute and a half. */
const BEATS = 9;
const NARRATORS: Record<Spoken, string> = {
  en: 'Narrator',
  de: 'Erzähler',
  fr: 'Narrateur',
  es: 'Narrador',
  it: 'Narratore',
  pt: 'Narrador',
  ja: 'ナレーター',
  ko: '나레이터',
  zh: '旁白',
};
const HOURS: readonly (readonly [RegExp, string])[] = [
  [/ at night$/u, 'Night|Nacht|Nuit|Noche|Notte|Noite|夜|밤|夜晚'],
  [/ at sunset$/u, 'Evening|Abend|Soir|Tarde|Sera|Fim de tarde|夕方|저녁|傍晚'],
  [/ in the morning$/u, 'Morning|Morgen|Matin|Mañana|Mattina|Manhã|朝|아침|早上'],
  [/$/u, 'Day|Tag|Jour|Día|Giorno|Dia|昼|낮|白天'],
];
const ORDER: readonly Spoken[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ko', 'zh'];
const HAS_CAPITALS: ReadonlySet<Spoken> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt']);

interface Scene {
  place: string;
  heading: string;
  beats: Beat[];
}

export function scriptOf(about: string, language: Spoken, take = 0): { title: string; script: string } {
  const story = writeStory({ sentence: about, language, pages: BEATS, cast: [], take });
  const isCapital = HAS_CAPITALS.has(language);
  const names = story.company.map(({ name }) => cueOf(name));
  const rows: string[] = [];
  // Letters without capitals name who speaks in the same row.
  const say = (who: string, text: string) =>
    isCapital ? rows.push(who.toLocaleUpperCase(language), text, '') : rows.push(`${who}：${text}`, '');
  const known = new Set<number>();
  for (const { heading, beats } of scenesOf(story, language)) {
    rows.push(heading, '');
    const seen = [...new Set(beats.flatMap((one) => one.picture.seen.map(({ who }) => who)))].sort();
    const fresh = seen.filter((who) => !known.has(who));
    const others = seen.filter((who) => known.has(who));
    if (seen.length > 0) {
      const introduced = fresh.map((who) => described(names[who]!, story.company[who]!, language));
      const again = others.length > 0 ? [`(${others.map((who) => names[who]).join(', ')})`] : [];
      rows.push(...again, ...(introduced.length > 0 ? [introduced.join(' ')] : []), '');
    }
    for (const who of fresh) known.add(who);
    for (const { speeches = [] } of beats)
      for (const { who, text } of speeches) {
        const isHeard = who >= 0 && !story.company[who]!.isPainted;
        const name = who >= 0 ? names[who]! : NARRATORS[language];
        say(isHeard || !isCapital ? name : `${name} (V.O.)`, text);
      }
  }
  return { title: story.title, script: rows.join('\n').trim() };
}

/** 'the mouse' and 'her neighbour' are called by one word above their lines. */
const cueOf = (name: string): string => name.replace(/^(?:the|her|his|their|my|our)\s+/u, '');

/** 'Mouse, a mouse in a blue sweater.' Other languages have their own words for it in the story. */
const described = (name: string, { about }: StoryPerson, language: Spoken): string =>
  language === 'en'
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${about}.`
    : HAS_CAPITALS.has(language)
      ? `(${name})`
      : `（${name}）`;

/** Pages at one place after another are one scene. */
function scenesOf({ beats }: Story, language: Spoken): Scene[] {
  const scenes: Scene[] = [];
  for (const beat of beats) {
    if (!beat.text) continue;
    const place = beat.picture.place.replace(/ (?:at night|at sunset|in the morning)$/u, '');
    const last = scenes.at(-1);
    // The kitchen with the cake in it is the same kitchen.
    if (last && (place.includes(last.place) || last.place.includes(place))) last.beats.push(beat);
    else scenes.push({ place, heading: headingOf(beat.picture.place, place, language), beats: [beat] });
  }
  return scenes;
}

function headingOf(whole: string, place: string, language: Spoken): string {
  const hour = HOURS.find(([pattern]) => pattern.test(whole))![1].split('|')[ORDER.indexOf(language)]!;
  const isInside = /\binside /u.test(place);
  const name =
    language === 'en'
      ? place.replace(/^inside (?:an? )?/u, '').replace(/ inside /u, ' in ')
      : placeName(readPrompt(place).place, language);
  return `${isInside ? 'INT.' : 'EXT.'} ${name.toLocaleUpperCase(language)} - ${hour.toLocaleUpperCase(language)}`;
}
