/** The character that is being made: shared by all five tabs. Hand-made choices and the words of the description are kept apart. */

import type { Accessory, AccessoryColor } from '#common/character/character-words.ts';
import {
  type AvatarTemplate,
  type CharacterData,
  DEFAULT_CHARACTER,
  type Understood,
  type UserAvatar,
} from '../../contract.ts';

export interface CharacterDraft {
  name: string;
  description: string;
  /** What is seen: the base with the words over it. */
  data: CharacterData;
  /** What was chosen by hand, or by a template: every description is read over this. */
  base: CharacterData;
  templateId: string | null;
  /** Of the last generation, or null when nothing was generated. */
  imageUrl: string | null;
  /** The options have changed since the picture was made. */
  isStale: boolean;
  /** The description that was last read; null when none was. */
  readText: string | null;
  understood: Understood[];
  /** Read from the description and taken out by the person: it stays out. */
  removed: Understood[];
  /** Words that nothing could be made of. */
  unused: string[];
  engine: string;
  /** The kept character that is being changed. */
  editing: string | null;
}

export const BLANK: CharacterDraft = {
  name: '',
  description: '',
  data: DEFAULT_CHARACTER,
  base: DEFAULT_CHARACTER,
  templateId: null,
  imageUrl: null,
  isStale: false,
  readText: null,
  understood: [],
  removed: [],
  unused: [],
  engine: '',
  editing: null,
};

export const fromTemplate = (template: AvatarTemplate): CharacterDraft => ({
  ...BLANK,
  name: template.name,
  description: template.basePrompt,
  data: template.characterData,
  base: template.characterData,
  templateId: template.id,
  readText: template.basePrompt,
});

export const fromSaved = (avatar: UserAvatar): CharacterDraft => ({
  ...BLANK,
  name: avatar.name,
  description: avatar.description ?? '',
  data: avatar.characterData,
  base: avatar.characterData,
  templateId: avatar.templateId,
  imageUrl: avatar.imageUrl,
  readText: avatar.description,
  editing: avatar.id,
});

type Group = 'appearance' | 'clothing' | 'personality' | 'style';
type Fields = Record<string, string | string[] | Record<string, string>>;

const isSame = (a: Understood, b: Understood) => a.field === b.field && a.value === b.value;
const holds = (field: Fields[string] | undefined, value: string) =>
  Array.isArray(field) ? field.includes(value) : field === value;
/** An accessory that the words gave a colour must still be of that colour. */
const isAsSaid = ({ field, value, color }: Understood, fields: Fields) =>
  holds(fields[field], value) &&
  (!color || (fields.accessoryColors as Record<string, string> | undefined)?.[value] === color);

/** A list or table in the base loses and gains what the shown one does; words stay out of it. */
function changedBase(base: Fields, before: Fields, change: Fields): Fields {
  const entries = Object.entries(change).map(([field, next]) => {
    const [now, shown] = [base[field], before[field]];
    if (isTable(next) && isTable(now) && isTable(shown))
      return [field, changedTable(now, shown, next)] as const;
    if (!Array.isArray(next) || !Array.isArray(now) || !Array.isArray(shown)) return [field, next] as const;
    const added = next.filter((one) => !shown.includes(one) && !now.includes(one));
    return [field, [...now.filter((one) => next.includes(one)), ...added]] as const;
  });
  return { ...base, ...Object.fromEntries(entries) };
}

const isTable = (field: Fields[string] | undefined): field is Record<string, string> =>
  typeof field === 'object' && !Array.isArray(field);

function changedTable(
  now: Record<string, string>,
  shown: Record<string, string>,
  next: Record<string, string>,
): Record<string, string> {
  const kept = Object.entries(now).filter(([key]) => key in next);
  const changed = Object.entries(next).filter(([key, value]) => shown[key] !== value);
  return Object.fromEntries([...kept, ...changed]);
}

/** Colours an accessory by hand, which makes it one that was chosen by hand; without a colour it goes with the clothes. */
export function withAccessoryColor(
  draft: CharacterDraft,
  accessory: Accessory,
  color: AccessoryColor | undefined,
): CharacterDraft {
  const { [accessory]: _, ...others } = draft.data.clothing.accessoryColors;
  const next = withOption(draft, 'clothing', {
    accessoryColors: color ? { ...others, [accessory]: color } : others,
  });
  const { clothing } = next.base;
  const accessories = [...new Set([...clothing.accessories, accessory])];
  return { ...next, base: { ...next.base, clothing: { ...clothing, accessories } } };
}

/** Changes one option by hand, which counts more than the words that said otherwise. */
export function withOption<G extends Group>(
  draft: CharacterDraft,
  group: G,
  change: Partial<CharacterData[G]>,
): CharacterDraft {
  const before = draft.data[group] as unknown as Fields;
  const after = { ...before, ...(change as Fields) };
  const isOff = (one: Understood) => one.group === group && !isAsSaid(one, after);
  return {
    ...draft,
    data: { ...draft.data, [group]: after },
    base: {
      ...draft.base,
      [group]: changedBase(draft.base[group] as unknown as Fields, before, change as Fields),
    },
    understood: draft.understood.filter((one) => !isOff(one)),
    removed: [
      ...draft.removed.filter((one) => one.group !== group || isOff(one)),
      ...draft.understood.filter(isOff),
    ],
    isStale: true,
  };
}

/** The same options on another person. */
export const withFace = (draft: CharacterDraft, seed: number): CharacterDraft => ({
  ...draft,
  data: { ...draft.data, seed },
  base: { ...draft.base, seed },
  isStale: true,
});

/** Takes out what a word said: back to what was chosen, or to the usual where the word said the same. */
export function takeOut(draft: CharacterDraft, one: Understood): CharacterDraft {
  const { group, field, value } = one;
  const shown = (draft.data[group] as unknown as Fields)[field];
  const chosen = (draft.base[group] as unknown as Fields)[field];
  const fallback = (DEFAULT_CHARACTER[group] as unknown as Fields)[field];
  const next = Array.isArray(shown)
    ? shown.filter((other) => other !== value)
    : chosen === value
      ? fallback
      : chosen;
  return withOption(draft, group, { [field]: next } as Partial<CharacterData[typeof group]>);
}

/** Brings back what was taken out. */
export function putBack(draft: CharacterDraft, one: Understood): CharacterDraft {
  const { group, field, value, color } = one;
  const fields = draft.data[group] as unknown as Fields;
  const shown = fields[field];
  const next = Array.isArray(shown) ? [...new Set([...shown, value])] : value;
  const colours = color && {
    accessoryColors: { ...(fields.accessoryColors as Record<string, string>), [value]: color },
  };
  return {
    ...draft,
    data: { ...draft.data, [group]: { ...fields, [field]: next, ...colours } },
    understood: [
      // One value for one option: the word that had taken its place goes.
      ...draft.understood.filter((other) => Array.isArray(shown) || other.field !== field),
      one,
    ],
    removed: draft.removed.filter((other) => !isSame(other, one)),
    isStale: true,
  };
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** True when hardly a word of the old description is left: somebody else is described. */
export function isSomebodyElse(before: string | null, after: string): boolean {
  const old = wordsOf(before ?? '');
  const now = wordsOf(after);
  const kept = [...old].filter((word) => now.has(word)).length;
  return old.size > 0 && kept < old.size / 2;
}

/** What a new reading of the description begins with: nothing of the one before, where somebody else is described. */
export function forReading(draft: CharacterDraft): CharacterDraft {
  const text = draft.description.toLowerCase();
  const isThere = ({ words }: Understood) =>
    words
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word));
  if (!isSomebodyElse(draft.readText, draft.description))
    return { ...draft, removed: draft.removed.filter(isThere) };
  const isKnown = draft.templateId !== null || draft.editing !== null;
  const base = isKnown ? { ...DEFAULT_CHARACTER, style: draft.base.style } : draft.base;
  return {
    ...draft,
    name: isKnown ? '' : draft.name,
    templateId: null,
    editing: null,
    base: { ...base, seed: DEFAULT_CHARACTER.seed },
    removed: [],
  };
}
