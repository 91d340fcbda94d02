/** Prompt in, scene out: never fails, and says honestly what it did not understand. */

import type {
  Camera,
  Mood,
  SceneSpec,
  Season,
  Setting,
  SubjectSpec,
  TimeOfDay,
  Weather,
} from '../scene-spec.ts';
import { chooseTime, chooseWeather, homeOf } from './choose-setting.ts';
import { isUnknown } from './learned.ts';
import type { Lexicon, MeaningKind } from './lexicon.ts';
import { readSubjects } from './read-subjects.ts';
import { type Token, tokenize } from './tokens.ts';

const MAX_UNKNOWN = 12;

export function understand(prompt: string, lexicon: Lexicon): SceneSpec {
  const tokens = tokenize(prompt, lexicon);
  const { subjects, tint } = readSubjects(tokens);
  const value = (kind: MeaningKind) => firstOf(tokens, kind);
  const mood = value('mood') as Mood | null;
  const named = namedSetting(tokens, subjects);
  const setting = named ?? homeOf(subjects);
  return {
    prompt,
    setting,
    isSettingNamed: named !== null,
    time: (value('time') as TimeOfDay | null) ?? chooseTime(setting, mood, subjects),
    weather: (value('weather') as Weather | null) ?? chooseWeather(setting, mood),
    season: value('season') as Season | null,
    mood,
    camera: (value('camera') as Camera | null) ?? 'normal',
    tint,
    subjects,
    drawn: whatIsDrawn(setting, named !== null, subjects),
    notUnderstood: [...new Set(tokens.filter(isUnknown).map((token) => token.text))].slice(0, MAX_UNKNOWN),
  };
}

/** "mountain lake" is a lake; a word that only sets the mood of abstract art wins over everything. */
function namedSetting(tokens: readonly Token[], subjects: readonly SubjectSpec[]): Setting | null {
  const found = tokens.flatMap((token) =>
    token.meanings.some(
      (one) => one.kind === 'subject' && subjects.some((subject) => subject.name === one.value),
    )
      ? []
      : token.meanings.filter((one) => one.kind === 'setting').map((one) => one.value as Setting),
  );
  if (found.includes('abstract') && subjects.length === 0) return 'abstract';
  const named = found.filter((one) => one !== 'abstract');
  // Every place has a sky above it, and a beach its ocean: they name a picture only by themselves.
  const places = named.some((one) => one !== 'sky') ? named.filter((one) => one !== 'sky') : named;
  if (places.includes('beach') && places.every((one) => one === 'beach' || one === 'ocean')) return 'beach';
  return places.at(-1) ?? (found.length > 0 && subjects.length === 0 ? 'abstract' : null);
}

function firstOf(tokens: readonly Token[], kind: MeaningKind): string | null {
  for (const token of tokens) {
    const found = token.meanings.find((one) => one.kind === kind);
    if (found) return found.value;
  }
  return null;
}

function whatIsDrawn(setting: Setting, isNamed: boolean, subjects: readonly SubjectSpec[]): string[] {
  const things = subjects.flatMap(({ name, count, colour, holding, riding }) => {
    const what = [count > 1 ? String(count) : '', colour ?? '', count > 1 ? plural(name) : name]
      .filter(Boolean)
      .join(' ');
    return [what, ...(holding ? [holding] : []), ...(riding ? [riding] : [])];
  });
  return isNamed || things.length === 0 ? [...things, setting] : things;
}

const SAME = new Set(['fish', 'sheep', 'deer']);

/** As people count them; the few odd words that are not sculpted need no rule. */
function plural(name: string): string {
  if (SAME.has(name)) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/man$/.test(name)) return `${name.slice(0, -3)}men`;
  return name === 'mouse' ? 'mice' : name === 'wolf' ? 'wolves' : `${name}s`;
}
