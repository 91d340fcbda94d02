/** Puts what a description says over the options that were chosen: which words did what, and which did nothing. */

import type { AccessoryColors } from '#common/character/character-words.ts';
import { slotOf } from '#common/character/garments.ts';
import type { CharacterData, Understood } from '../../contract.ts';
import { DEFAULT_CHARACTER } from '../../contract.ts';
import { isOnHead } from '../headwear.ts';
import { readDescription } from './reading.ts';
import { COVERS_ARMS } from './words/garments.ts';

/** At most this many are kept, as the calls allow. */
const MAX_TRAITS = 12;
const MAX_ACCESSORIES = 6;
const MAX_GARMENTS = 8;
const MAX_MARKS = 5;
const LISTS = ['traits', 'accessories', 'garments', 'marks'];

/** An option that was read from the words and that the person does not want. */
export type Removed = Pick<Understood, 'field' | 'value'>;

/** The chosen options with the description's words over them, what the words did, and which did nothing. */
export function describedCharacter(
  text: string,
  chosen: CharacterData,
  removed: readonly Removed[] = [],
): { characterData: CharacterData; understood: Understood[]; unused: string[] } {
  const reading = readDescription(text);
  const isWanted = (one: Understood) =>
    !removed.some(({ field, value }) => field === one.field && value === one.value);
  const said = reading.said.filter(isWanted);
  const hints = reading.hints.filter(isWanted);
  const { without, unused, color } = reading;
  const data = structuredClone(chosen);
  const understood: Understood[] = [];
  const fields = (one: Understood) => data[one.group] as unknown as Record<string, string | string[]>;
  const plain = DEFAULT_CHARACTER as unknown as Record<string, Record<string, unknown>>;

  for (const one of said) {
    if (LISTS.includes(one.field)) continue;
    // The style has its own control beside the description; only where that was left alone do words decide.
    if (one.field === 'artStyle' && fields(one).artStyle !== plain.style!.artStyle) continue;
    fields(one)[one.field] = one.value;
    understood.push(one);
  }
  for (const one of hints) {
    if (LISTS.includes(one.field)) continue;
    if (fields(one)[one.field] !== plain[one.group]![one.field]) continue;
    fields(one)[one.field] = one.value;
    understood.push(one);
  }

  if (color && !said.some((one) => one.field === 'color'))
    data.clothing.color = color as CharacterData['clothing']['color'];

  const traits = said.filter((one) => one.field === 'traits');
  const isPlain = data.personality.traits.join() === DEFAULT_CHARACTER.personality.traits.join();
  const kept = isPlain && traits.length > 0 ? [] : data.personality.traits;
  data.personality.traits = [...new Set([...traits.map((one) => one.value), ...kept])].slice(0, MAX_TRAITS);

  // Whoever wears a helmet wears no hat that was only hinted at.
  const wearsHat = said.some((one) => one.field === 'garments' && slotOf(one.value.split(' ')[0]!) === 'hat');
  const worn = [...said, ...hints.filter((one) => !(wearsHat && isOnHead(one.value)))].filter(
    (one) => one.field === 'accessories' && !without.includes(one.value),
  );
  // A hat in the words takes the place of the crown that was chosen.
  const isCovered = worn.some(({ value }) => isOnHead(value)) || wearsHat;
  const chosenToo = data.clothing.accessories.filter((one) => !(isCovered && isOnHead(one)));
  const accessories = [...new Set([...chosenToo, ...worn.map((one) => one.value)])];
  data.clothing.accessories = accessories
    .filter((one) => !without.includes(one))
    .slice(0, MAX_ACCESSORIES) as CharacterData['clothing']['accessories'];
  // A colour in the words comes with its thing; colours of what is no longer worn go.
  const colours = Object.fromEntries(worn.flatMap(({ value, color }) => (color ? [[value, color]] : [])));
  data.clothing.accessoryColors = Object.fromEntries(
    Object.entries({ ...data.clothing.accessoryColors, ...colours }).filter(([one]) =>
      accessories.includes(one),
    ),
  ) as AccessoryColors;

  // A blue bow tie on a blue sweater would not be seen.
  const isLeftOpen = chosen.clothing.color === DEFAULT_CHARACTER.clothing.color;
  const isSaid = color || [...said, ...hints].some((one) => one.field === 'color');
  const taken = Object.values(data.clothing.accessoryColors);
  if (isLeftOpen && !isSaid && taken.includes(data.clothing.color))
    data.clothing.color = (['green', 'red', 'white'] as const).find((one) => !taken.includes(one)) ?? 'black';
  // A trade's clothes first: what is named by itself is put on over them.
  const isChosen =
    data.clothing.garments.length > 0 || chosen.clothing.outfit !== DEFAULT_CHARACTER.clothing.outfit;
  const trade = isChosen ? [] : hints;
  const dressed = [...trade, ...said].filter((one) => one.field === 'garments');
  data.clothing.garments = [
    ...new Set([...data.clothing.garments, ...dressed.map((one) => one.value)]),
  ].slice(0, MAX_GARMENTS);
  const coversArms = data.clothing.garments.some((line) =>
    line.split(', ').some((one) => COVERS_ARMS.has(one.split(' ')[0]!)),
  );
  const isHidden = (one: Understood) => coversArms && one.value.includes('tattoo');
  const isUnderSleeve = (one: Understood) =>
    one.field === 'garments' && coversArms && /^(bracelets|watch|wristbands) /.test(one.value);
  const allMarks = said.filter((one) => one.field === 'marks');
  const marks = allMarks.filter((one) => !isHidden(one));
  data.appearance.marks = [...new Set([...data.appearance.marks, ...marks.map((one) => one.value)])].slice(
    0,
    MAX_MARKS,
  ) as CharacterData['appearance']['marks'];
  return {
    characterData: data,
    understood: [...understood, ...marks, ...traits, ...dressed, ...worn],
    unused: [
      ...unused,
      ...allMarks.filter(isHidden).map((one) => one.words),
      ...dressed.filter(isUnderSleeve).map((one) => one.words),
      ...dressed.filter((one) => !data.clothing.garments.includes(one.value)).map((one) => one.words),
      ...worn
        .filter((one) => !(data.clothing.accessories as string[]).includes(one.value))
        .map((one) => one.words),
    ],
  };
}
