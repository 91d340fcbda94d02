/** What a picture shows, in words: the hero first, the place last. */

import type { Intent, Scene, Thing } from '../../scene.ts';
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

export function nameOf({ label, count, colour }: Thing): string {
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

/** Things that the finished picture does not show, by number, are named among what is not shown. */
export function withoutUnseen(scene: Scene, unseen: readonly number[]): Scene {
  const names = unseen.flatMap((index) => (scene.things[index] ? [nameOf(scene.things[index])] : []));
  // The hero is what the picture is about; whatever is still seen of it is named.
  const gone = names.filter((name) => scene.drawn.includes(name) && name !== scene.drawn[0]);
  if (gone.length === 0) return scene;
  return {
    ...scene,
    drawn: scene.drawn.filter((name) => !gone.includes(name)),
    notUnderstood: [...scene.notUnderstood, ...gone],
    unused: [...(scene.unused ?? []), ...gone],
  };
}
