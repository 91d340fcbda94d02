/** Walks through the words and builds the subjects: what there is, how many, what colour, doing what with whom. */

import type { Colour, Pose, Relation, SubjectSpec } from '../scene-spec.ts';
import type { Meaning, MeaningKind } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { COLOUR_WORDS } from './words/thing-words.ts';

const MAX_SUBJECTS = 6;

interface Pending {
  count: number;
  colour: Colour | null;
  scale: number;
  pose: Pose | null;
  relation: Relation | null;
}

const nothing = (): Pending => ({ count: 1, colour: null, scale: 1, pose: null, relation: null });

export interface ReadSubjects {
  subjects: SubjectSpec[];
  /** A colour that belonged to no subject. */
  tint: Colour | null;
}

const meaning = (token: Token, kind: MeaningKind): Meaning | undefined =>
  token.meanings.find((one) => one.kind === kind);

export function readSubjects(tokens: readonly Token[]): ReadSubjects {
  const subjects: SubjectSpec[] = [];
  let pending = nothing();
  let tint: Colour | null = null;

  for (const [index, token] of tokens.entries()) {
    const subject = meaning(token, 'subject');
    if (subject) {
      addSubject(subjects, subject.value, isPlural(token, subject.value), pending);
      pending = nothing();
      continue;
    }
    const colour = meaning(token, 'colour');
    const number = meaning(token, 'number');
    const size = meaning(token, 'size');
    const pose = meaning(token, 'pose');
    const relation = meaning(token, 'relation');
    if (colour) {
      const before = tokens[index - 1];
      const follows =
        before && meaning(before, 'subject') && !isEnglishColour(token.text, colour.value as Colour);
      // "un renard rouge": the colour stands after its noun.
      if (follows && subjects.length > 0) subjects.at(-1)!.colour ??= colour.value as Colour;
      else pending.colour = colour.value as Colour;
      tint ??= colour.value as Colour;
    }
    if (/^[2-9]$/.test(token.text)) pending.count = Number(token.text);
    else if (number) pending.count = Number(number.value);
    if (size) pending.scale = Number(size.value);
    if (pose) pending.pose = pose.value as Pose;
    else if (relation) pending.relation = relation.value as Relation;
    // A doing belongs to whoever was named before; waiting for the next subject only tells what it is done with.
    const last = subjects.at(-1);
    if (pose && last) last.pose = pose.value as Pose;
  }
  if (subjects.some((one) => one.colour !== null)) tint = null;
  return { subjects: subjects.slice(0, MAX_SUBJECTS), tint };
}

function addSubject(subjects: SubjectSpec[], name: string, plural: boolean, pending: Pending): void {
  const last = subjects.at(-1);
  const isTool = last && (pending.pose === 'read' || pending.pose === 'hold' || pending.pose === 'ride');
  if (isTool && last.name !== name) {
    if (pending.pose === 'ride') last.riding = name;
    else last.holding = name;
    return;
  }
  const known = subjects.find((one) => one.name === name);
  if (known && pending.relation === null) return;
  subjects.push({
    name,
    count: pending.count > 1 ? pending.count : plural ? 3 : 1,
    colour: pending.colour,
    scale: pending.scale,
    // "a flying dragon": the doing came before the subject.
    pose: last ? null : pending.pose,
    holding: null,
    riding: null,
    relation: last && pending.relation ? { kind: pending.relation, to: subjects.length - 1 } : null,
  });
}

const isEnglishColour = (text: string, colour: Colour): boolean =>
  COLOUR_WORDS[colour].split('|')[0]!.split(' ').includes(text);

const isPlural = (token: Token, name: string): boolean =>
  token.text.endsWith('s') && !name.endsWith('s') && !token.text.endsWith('ss');
