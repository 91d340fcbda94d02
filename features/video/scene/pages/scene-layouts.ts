/** Every layout that a scene can have, with what it is for: the one list from which `chooseLayout` takes. */

import type { VideoStyle } from '../../contract.ts';
import { ended } from './end-card.ts';
import {
  badged,
  banded,
  blocked,
  carded,
  framed,
  lined,
  pictureAlone,
  pictureWhole,
  plated,
  presented,
  printed,
  shaded,
  slanted,
} from './picture-layouts.ts';
import type { Saying } from './read-words.ts';
import type { SceneKit } from './scene-kit.ts';
import {
  couponed,
  cutOut,
  mapped,
  melted,
  posted,
  ringed,
  tagged,
  washed,
  windowed,
} from './story-layouts.ts';
import {
  barred,
  bigFigure,
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
  /** `whole`: the picture fills the page, so it must bear being cropped to it; `any`: it does without one, or is only its texture. */
  picture: 'whole' | 'part' | 'none' | 'any' | 'cutout';
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
/** The subject alone also where the captions say everything. */
const SHOWN: readonly Saying[] = [...ANY, 'silent'];
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
  layout('picture-whole', ['silent'], 'part', pictureWhole),
  // Words on a picture.
  layout('shaded', ANY, 'whole', shaded, ['modern', 'playful', 'elegant', 'bold']),
  layout('carded', ANY, 'whole', carded, ['classic', 'minimal', 'modern', 'elegant']),
  layout('plated', ANY, 'whole', plated, ['bold', 'playful']),
  layout('lined', ['title', 'statement', 'question', 'date'], 'whole', lined, ['elegant', 'classic']),
  // Words beside a picture.
  layout('melted', ANY, 'part', (on) => melted(on, 'primary'), ['modern', 'bold', 'playful', 'elegant']),
  layout('posted', ANY, 'part', (on) => posted(on, 'paper'), ['minimal', 'modern', 'classic', 'playful']),
  layout('melted-paper', ANY, 'part', (on) => melted(on, 'paper'), ['minimal', 'classic', 'elegant']),
  layout('posted-accent', ANY, 'part', (on) => posted(on, 'accent'), ['bold', 'playful', 'modern']),
  layout('banded', ANY, 'part', banded, ['minimal', 'classic']),
  layout('windowed', ANY, 'part', (on) => windowed(on, 'paper'), ['elegant', 'classic']),
  layout('blocked', ANY, 'part', blocked, ['modern', 'bold', 'minimal']),
  layout('ringed', ANY, 'part', (on) => ringed(on, 'paper'), ['playful', 'modern', 'minimal']),
  layout('posted-primary', ANY, 'part', (on) => posted(on, 'primary'), ['elegant', 'bold', 'classic']),
  layout('slanted', SAID, 'part', slanted, ['bold', 'modern']),
  layout('melted-accent', ANY, 'part', (on) => melted(on, 'accent'), ['playful', 'bold', 'minimal']),
  layout('windowed-primary', ANY, 'part', (on) => windowed(on, 'primary'), ['elegant']),
  layout('ringed-primary', ANY, 'part', (on) => ringed(on, 'primary'), ['modern', 'playful']),
  layout('framed-outline', SAID, 'part', framed, ['classic', 'elegant']),
  layout('printed', SAID, 'part', printed, ['classic', 'playful']),
  // Words over a picture that is only their ground.
  layout('washed-primary', SAID, 'any', (on) => washed(on, 'primary', 'left'), [
    'modern',
    'bold',
    'minimal',
    'playful',
  ]),
  layout('washed-accent', SAID, 'any', (on) => washed(on, 'accent', 'left'), ['bold', 'playful']),
  layout('washed-centre', SAID, 'any', (on) => washed(on, 'primary', 'center'), ['elegant', 'classic']),
  // The subject alone.
  layout('cut-out', SHOWN, 'cutout', (on) => cutOut(on, 'accent', 'none'), ['modern', 'bold', 'minimal']),
  layout('cut-out-disc', SHOWN, 'cutout', (on) => cutOut(on, 'paper', 'disc'), [
    'playful',
    'modern',
    'minimal',
  ]),
  layout('cut-out-arch', SHOWN, 'cutout', (on) => cutOut(on, 'paper', 'arch'), ['elegant', 'classic']),
  layout('cut-out-primary', SHOWN, 'cutout', (on) => cutOut(on, 'primary', 'disc'), [
    'bold',
    'playful',
    'elegant',
  ]),
  // What something costs.
  layout('badged', ['price', 'offer'], 'whole', badged, ['modern', 'bold', 'playful', 'classic']),
  layout('price-tagged', ['price'], 'part', (on) =>
    tagged(on, 'price', on.turn % 2 === 0 ? 'accent' : 'primary'),
  ),
  layout('offer-tagged', ['offer'], 'part', (on) =>
    tagged(on, 'offer', on.turn % 2 === 0 ? 'primary' : 'accent'),
  ),
  layout('price-coupon', ['price'], 'any', (on) => couponed(on, 'price'), ['playful', 'classic', 'elegant']),
  layout('offer-coupon', ['offer'], 'any', (on) => couponed(on, 'offer')),
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
  layout('offer-primary', ['offer', 'number'], 'any', (on) => bigFigure(on, 'primary', 'offer')),
  layout('offer-accent', ['offer', 'number'], 'none', (on) => bigFigure(on, 'accent', 'offer'), [
    'bold',
    'playful',
    'modern',
  ]),
  layout('mapped', ['place'], 'any', mapped),
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
  layout('quoted-primary', ['quote'], 'any', (on) => quoted(on, 'primary', false)),
  layout('quoted-portrait', ['quote'], 'part', (on) =>
    quoted(on, on.turn % 2 === 0 ? 'primary' : 'paper', true),
  ),
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
  layout('ended', ['end'], 'any', (on) => ended(on, 'paper', false), ['classic', 'minimal', 'elegant']),
  layout('ended-primary', ['end'], 'any', (on) => ended(on, 'primary', false), [
    'modern',
    'playful',
    'elegant',
  ]),
  layout('ended-accent', ['end'], 'any', (on) => ended(on, 'accent', false), ['bold', 'playful', 'minimal']),
  layout('ended-picture', ['end'], 'any', (on) => ended(on, 'primary', true), ['modern', 'bold', 'classic']),
];

/** A presenter before the whole page: the words stand in the room that is left. */
export const PRESENTED: SceneLayout = layout('presented', [], 'part', presented);
