/** Reads what an edit asks for, in words that the photo editor can do; whatever it cannot, it says. */

import type { FilterName, PhotoOperationInput } from '#common/photo-recipe.ts';
import { badField } from './errors.ts';

const COLOURS: Record<string, string> = {
  white: '#ffffff',
  black: '#000000',
  grey: '#808080',
  gray: '#808080',
  red: '#d62828',
  orange: '#f77f00',
  yellow: '#fcd53f',
  green: '#2a9d4b',
  blue: '#1d6fd6',
  purple: '#7b2cbf',
  pink: '#f497b6',
  brown: '#7f5539',
  beige: '#f1e3d3',
};

const FILTER_WORDS: [RegExp, FilterName][] = [
  [/black[\s-]*(and|&)[\s-]*white|gr[ae]yscale|monochrome|\bb&w\b/, 'mono'],
  [/\bnoir\b/, 'noir'],
  [/\bsepia\b/, 'sepia'],
  [/\b(vintage|retro|old photo|analog(ue)?|film look)\b/, 'film'],
  [/\b(vivid|vibrant|colou?rful)\b/, 'vivid'],
  [/\bwarm(er)?\b/, 'warm'],
  [/\b(cool|cold)(er)?\b/, 'cool'],
  [/\bgolden\b/, 'golden'],
  [/\b(faded?|washed out)\b/, 'fade'],
  [/\bcinema(tic)?\b/, 'cinema'],
  [/\bmatte\b/, 'matte'],
];

const ADJUST_WORDS: [RegExp, Extract<PhotoOperationInput, { type: 'adjust' }>][] = [
  [/\b(brighten|brighter|lighten|lighter)\b/, { type: 'adjust', brightness: 30 }],
  [/\b(darken|darker)\b/, { type: 'adjust', brightness: -30 }],
  [/\b(more|higher|increase\w*( the)?) contrast\b/, { type: 'adjust', contrast: 30 }],
  [/\b(less|lower|reduce\w*( the)?) contrast\b/, { type: 'adjust', contrast: -30 }],
  [/\bsharp(en|er)\b/, { type: 'adjust', sharpness: 50 }],
  [/\b(desaturate|less saturat\w+)\b/, { type: 'adjust', saturation: -50 }],
  [/\b(more saturat\w+|saturate)\b/, { type: 'adjust', saturation: 40 }],
];

const REMOVES = /\b(remove|erase|delete|take (out|away)|get rid of|clean( up)?|retouch)\b/;
const CAN =
  'The built-in editor removes, blurs or colours the background, erases what a mask shows, applies looks (black and white, sepia, vintage, warm …), changes brightness, contrast and sharpness, turns, mirrors and enlarges.';

function backgroundStep(words: string, isTransparent: boolean): PhotoOperationInput[] {
  const colour = Object.keys(COLOURS).find((name) =>
    new RegExp(`\\b${name}\\b[\\w\\s]{0,20}\\bbackground|\\bbackground\\b[\\w\\s]{0,20}\\b${name}\\b`).test(
      words,
    ),
  );
  if (colour)
    return [{ type: 'remove-background', background: { kind: 'colour', colour: COLOURS[colour]! } }];
  if (/\bblur\w*\b[\w\s]{0,20}\bbackground|\bbackground\b[\w\s]{0,20}\bblur/.test(words))
    return [{ type: 'remove-background', background: { kind: 'blur', amount: 50 } }];
  const isRemoved =
    /\btransparent\b|\bcut ?out\b|\bisolate\b/.test(words) ||
    (REMOVES.test(words) && /\bbackground\b/.test(words));
  return isRemoved || isTransparent ? [{ type: 'remove-background' }] : [];
}

/** `mask`: a grey picture in base64, white where something is meant. */
export function readEditWords(
  prompt: string,
  { mask, isTransparent = false }: { mask?: string; isTransparent?: boolean },
): PhotoOperationInput[] {
  const words = prompt.toLowerCase();
  const steps: PhotoOperationInput[] = [];
  if (mask) {
    if (!REMOVES.test(words))
      throw badField('prompt', `Nothing new can be painted into a mask here; “remove …” erases it. ${CAN}`);
    steps.push({ type: 'erase', mask: { kind: 'image', data: mask } });
  }
  steps.push(...backgroundStep(words, isTransparent));
  const filter = FILTER_WORDS.find(([pattern]) => pattern.test(words));
  if (filter) steps.push({ type: 'filter', name: filter[1] });
  for (const [pattern, step] of ADJUST_WORDS) if (pattern.test(words)) steps.push(step);
  if (/\b(mirror|flip)\w*\b/.test(words))
    steps.push({
      type: 'rotate',
      ...(/vertical|upside/.test(words) ? { flipVertical: true } : { flipHorizontal: true }),
    });
  else if (/\b(rotate|turn)\w*\b/.test(words))
    steps.push({
      type: 'rotate',
      turn: /\b180\b|upside/.test(words) ? 180 : /\bleft|counter/.test(words) ? 270 : 90,
    });
  if (/\b(upscale|enlarge|higher resolution|super[\s-]?resolution)\b/.test(words))
    steps.push({ type: 'upscale', factor: /\b(4x|x4|four times)\b/.test(words) ? 4 : 2 });
  if (steps.length === 0) throw badField('prompt', `That was not understood. ${CAN}`);
  return steps;
}
