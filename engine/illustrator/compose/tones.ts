/** Colours and materials that words ask for, as things wear them. */

import type { Material as Finish } from '#engine/sculpt/model.ts';
import type { Colour, Material } from '../scene.ts';

export const WORN: Record<Colour, string> = {
  red: '#d6332a',
  orange: '#ee8130',
  yellow: '#f5c833',
  green: '#46a04e',
  turquoise: '#2db7ad',
  blue: '#3272d9',
  navy: '#1f2f63',
  purple: '#8247bf',
  pink: '#ef86b4',
  brown: '#80532f',
  beige: '#dcc6a0',
  black: '#2b2b33',
  white: '#f2efe8',
  grey: '#8b8f97',
  gold: '#dba72e',
  silver: '#bcc4cd',
};

/** What a thing made of a material looks like: its colour and how it answers light. */
export const MADE_OF: Record<Material, { colour: string; finish: Finish }> = {
  wood: { colour: '#9c6b3e', finish: 'wood' },
  marble: { colour: '#e9e6e1', finish: 'marble' },
  stone: { colour: '#9a958c', finish: 'matte' },
  slate: { colour: '#454a52', finish: 'matte' },
  brick: { colour: '#a6533c', finish: 'matte' },
  concrete: { colour: '#a7a7a3', finish: 'matte' },
  glass: { colour: '#bfe0e6', finish: 'glass' },
  metal: { colour: '#aeb6bf', finish: 'metal' },
  gold: { colour: '#dba72e', finish: 'metal' },
  silver: { colour: '#c6cdd6', finish: 'metal' },
  copper: { colour: '#c4743f', finish: 'metal' },
  ceramic: { colour: '#f0ece4', finish: 'ceramic' },
  plastic: { colour: '#e05a4b', finish: 'glossy' },
  leather: { colour: '#7a4a2b', finish: 'leather' },
  cloth: { colour: '#d9d2c3', finish: 'cloth' },
  velvet: { colour: '#7a1f3d', finish: 'cloth' },
  wool: { colour: '#e6ddcb', finish: 'fur' },
  paper: { colour: '#f4efe3', finish: 'matte' },
  straw: { colour: '#d9b96a', finish: 'cloth' },
  ice: { colour: '#cfeaf7', finish: 'glass' },
  sand: { colour: '#dfc389', finish: 'matte' },
};
