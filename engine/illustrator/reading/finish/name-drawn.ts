/** What a picture shows, in words: the hero first, the place last. */

import type { Intent, Thing } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';
import { plural } from '../sentence/word-forms.ts';
import { COLOUR_OF_KIND } from '../words/kind-words.ts';

export function nameDrawn(draft: Draft, place: string, isNamed: boolean, intent: Intent): string[] {
  const names: string[] = [];
  for (let at = 0; at < draft.things.length; at++) {
    const whole = draft.wholes.get(at);
    if (whole) {
      names.push(whole.label);
      at += whole.size - 1;
    } else names.push(nameOf(draft.things[at]!));
    for (const { name, colour } of draft.things[at]!.person?.wearing ?? [])
      names.push(colour ? `${colour} ${name}` : name);
  }
  if (draft.surfaceLabel) names.push(draft.surfaceLabel);
  if (intent === 'abstract' && names.length === 0) names.push('abstract shapes');
  else if (draft.treatment === 'neon sign' && names.length === 0) names.push('neon sign');
  else if (intent === 'gradient' && names.length === 0) names.push('gradient');
  else if (isNamed || names.length === 0) {
    if (draft.isAboutPlace) names.unshift(place);
    else names.push(place);
  }
  return [...new Set(names)];
}

function nameOf({ label, count, colour }: Thing): string {
  const name = count > 1 ? plural(label) : label;
  const isSaid =
    colour !== null &&
    COLOUR_OF_KIND.get(label) !== colour &&
    !label.includes(' of ') &&
    !label.includes(colour) &&
    !isFlavoured(label, colour);
  return [count > 1 ? String(count) : '', isSaid ? colour : '', name].filter(Boolean).join(' ');
}

/** "chocolate cake" need not be called brown. */
const isFlavoured = (label: string, colour: string) =>
  (colour !== 'orange' || label.startsWith('orange')) &&
  /^(chocolate|cocoa|caramel|coffee|strawberry|raspberry|cherry|tomato|vanilla|lemon|banana|orange|carrot|pumpkin|mango|peach|matcha|mint|pistachio|lime|kiwi|apple|spinach|blueberry|grape|lavender|olive|beetroot) /.test(
    label,
  );
