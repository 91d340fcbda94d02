/** Every layout that a scene can have, with what it is for: the one list from which `chooseLayout` takes. */

import type { VideoStyle } from '../../contract.ts';
import {
  badged,
  banded,
  blocked,
  carded,
  framed,
  lined,
  pictureAlone,
  plated,
  presented,
  printed,
  shaded,
  slanted,
} from './picture-layouts.ts';
import type { Saying } from './read-words.ts';
import type { SceneKit } from './scene-kit.ts';
import {
  barred,
  bigFigure,
  ended,
  figureBeside,
  listed,
  quoted,
  requested,
  stepped,
  words,
} from './word-layouts.ts';

export interface SceneLayout {
  name: string;
  for: readonly Saying[];
  /** `whole`: the picture fills the page, so it must bear being cropped to it. */
  picture: 'whole' | 'part' | 'none';
  /** Styles that it belongs to; absent: all. */
  styles?: readonly VideoStyle[];
  draw: (on: SceneKit) => void;
}

/** What any page of words can say. */
const ANY: readonly Saying[] = [
  'title',
  'statement',
  'date',
  'place',
  'question',
  'number',
  'step',
  'price',
  'offer',
];
const SAID: readonly Saying[] = ['statement', 'date', 'place', 'step'];

const layout = (
  name: string,
  is: readonly Saying[],
  picture: SceneLayout['picture'],
  draw: SceneLayout['draw'],
  styles?: readonly VideoStyle[],
): SceneLayout => ({ name, for: is, picture, draw, ...(styles && { styles }) });

export const SCENE_LAYOUTS: readonly SceneLayout[] = [
  layout('picture', ['silent'], 'whole', pictureAlone),
  layout('picture-framed', ['silent'], 'part', (on) => framed(on, 'rect', 'none')),
  // Words on a picture.
  layout('shaded', ANY, 'whole', shaded, ['modern', 'playful', 'elegant', 'bold']),
  layout('carded', ANY, 'whole', carded, ['classic', 'minimal', 'modern', 'elegant']),
  layout('plated', ANY, 'whole', plated, ['bold', 'playful']),
  layout('lined', ['title', 'statement', 'question', 'date'], 'whole', lined, ['elegant', 'classic']),
  // Words beside a picture.
  layout('banded', ANY, 'part', banded, ['minimal', 'modern', 'classic', 'elegant']),
  layout('blocked', ANY, 'part', blocked, ['modern', 'bold', 'playful', 'minimal']),
  layout('slanted', SAID, 'part', slanted, ['bold', 'modern', 'playful']),
  layout('framed-plain', ANY, 'part', (on) => framed(on, 'rect', 'none'), ['minimal', 'modern', 'classic']),
  layout('framed-block', ANY, 'part', (on) => framed(on, 'rect', 'block'), ['modern', 'bold', 'playful']),
  layout('framed-outline', ANY, 'part', (on) => framed(on, 'rect', 'outline'), ['classic', 'elegant']),
  layout('framed-arch', ANY, 'part', (on) => framed(on, 'arch', 'none'), ['elegant', 'classic']),
  layout('framed-arch-disc', SAID, 'part', (on) => framed(on, 'arch', 'disc'), ['playful', 'elegant']),
  layout('framed-circle', SAID, 'part', (on) => framed(on, 'ellipse', 'disc'), ['playful', 'modern']),
  layout('framed-circle-outline', SAID, 'part', (on) => framed(on, 'ellipse', 'outline'), [
    'classic',
    'playful',
  ]),
  layout('framed-hexagon', SAID, 'part', (on) => framed(on, 'hexagon', 'none'), ['bold']),
  layout('printed', SAID, 'part', printed, ['classic', 'playful']),
  // What something costs.
  layout('badged', ['price', 'offer'], 'whole', badged, ['modern', 'bold', 'playful', 'classic']),
  layout('price-beside', ['price'], 'part', (on) => figureBeside(on, 'price')),
  layout('offer-beside', ['offer', 'number'], 'part', (on) => figureBeside(on, 'offer')),
  layout('price-paper', ['price'], 'none', (on) => bigFigure(on, 'paper', 'price')),
  layout('price-primary', ['price'], 'none', (on) => bigFigure(on, 'primary', 'price')),
  layout('price-accent', ['price'], 'none', (on) => bigFigure(on, 'accent', 'price'), [
    'bold',
    'playful',
    'modern',
  ]),
  layout('offer-paper', ['offer', 'number'], 'none', (on) => bigFigure(on, 'paper', 'offer')),
  layout('offer-primary', ['offer', 'number'], 'none', (on) => bigFigure(on, 'primary', 'offer')),
  layout('offer-accent', ['offer', 'number'], 'none', (on) => bigFigure(on, 'accent', 'offer'), [
    'bold',
    'playful',
    'modern',
  ]),
  // Lists, steps, questions, quotations.
  layout('listed', ['list'], 'none', (on) => listed(on, false)),
  layout('listed-beside', ['list'], 'part', (on) => listed(on, true)),
  layout('stepped', ['step'], 'none', (on) => stepped(on, false)),
  layout('stepped-beside', ['step'], 'part', (on) => stepped(on, true)),
  layout('asked', ['question'], 'none', (on) => requested(on, 'paper'), ['modern', 'playful', 'bold']),
  layout('asked-primary', ['question'], 'none', (on) => requested(on, 'primary'), [
    'modern',
    'playful',
    'bold',
  ]),
  layout('quoted', ['quote'], 'none', (on) => quoted(on, 'paper', false)),
  layout('quoted-primary', ['quote'], 'none', (on) => quoted(on, 'primary', false)),
  layout('quoted-portrait', ['quote'], 'part', (on) => quoted(on, 'paper', true)),
  // Words alone.
  layout('words-left', ANY, 'none', (on) => words(on, 'paper', on.manner.ornament, 'left')),
  layout('words-centre', ANY, 'none', (on) => words(on, 'paper', on.manner.ornament, 'center'), [
    'classic',
    'elegant',
    'playful',
    'minimal',
  ]),
  layout('words-primary', ANY, 'none', (on) => words(on, 'primary', on.manner.ornament, 'left')),
  layout('words-accent', ANY, 'none', (on) => words(on, 'accent', 'none', 'left'), [
    'bold',
    'playful',
    'modern',
  ]),
  layout('words-dots', SAID, 'none', (on) => words(on, 'primary', 'dots', 'left'), ['playful', 'modern']),
  layout('barred', ANY, 'none', barred, ['modern', 'minimal', 'classic']),
  // The last page.
  layout('ended', ['end'], 'none', (on) => ended(on, 'paper')),
  layout('ended-primary', ['end'], 'none', (on) => ended(on, 'primary'), ['modern', 'bold', 'playful']),
  layout('ended-picture', ['end'], 'whole', (on) => ended(on, 'picture')),
];

/** A presenter before the whole page: the words stand in the room that is left. */
export const PRESENTED: SceneLayout = layout('presented', [], 'part', presented);
