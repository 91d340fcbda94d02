/** What layers, masks, shapes and roles are called in the editor. */

import { t } from '#common/texts.ts';
import type { Layer, Mask, Role, ShapeKind } from '#engine/page/document/layers.ts';

const TYPE_NAMES: Record<Layer['type'], string> = {
  text: t('Text'),
  picture: t('Photo'),
  logo: t('Logo'),
  character: t('Character'),
  shape: t('Shape'),
  line: t('Line'),
  icon: t('Icon'),
  qr: t('QR code'),
  chart: t('Chart'),
  list: t('List'),
};

export const typeName = (layer: Layer): string => TYPE_NAMES[layer.type];

/** Its own name, its words, or its kind. */
export function nameOf(layer: Layer): string {
  if (layer.name) return layer.name;
  if (layer.type === 'text') return layer.text.trim().split('\n')[0]!.slice(0, 40) || t('Empty text');
  if (layer.type === 'list') return layer.rows[0]!.name.slice(0, 40) || t('List');
  if ('alt' in layer && layer.alt) return layer.alt.slice(0, 40);
  if (layer.type === 'shape') return SHAPE_NAMES[layer.shape];
  return typeName(layer);
}

export const SHAPE_NAMES: Record<ShapeKind, string> = {
  rect: t('Rectangle'),
  ellipse: t('Circle'),
  polygon: t('Polygon'),
  star: t('Star'),
  burst: t('Burst'),
  path: t('Drawing'),
  arch: t('Arch'),
  heart: t('Heart'),
  blob: t('Blob'),
  wave: t('Wave'),
  slant: t('Slant'),
  ribbon: t('Ribbon'),
  bubble: t('Speech bubble'),
  ticket: t('Ticket'),
  dots: t('Dots'),
  rays: t('Rays'),
};

export const MASK_NAMES: Record<Mask, string> = {
  rect: t('Rectangle'),
  ellipse: t('Circle'),
  arch: t('Arch'),
  hexagon: t('Hexagon'),
  diamond: t('Diamond'),
  heart: t('Heart'),
  star: t('Star'),
  blob: t('Blob'),
  slant: t('Slant'),
  ticket: t('Ticket'),
};

export const ROLE_NAMES: Record<Role, string> = {
  headline: t('Headline'),
  subline: t('Subheading'),
  body: t('Body text'),
  kicker: t('Small line above'),
  price: t('Price'),
  offer: t('Offer'),
  date: t('Date'),
  place: t('Place'),
  button: t('Button'),
  contact: t('Contact'),
  website: t('Website'),
  name: t('Name'),
  position: t('Job title'),
  quote: t('Quote'),
  author: t('Author'),
  list: t('List'),
  code: t('Code'),
  photo: t('Photo'),
  logo: t('Logo'),
  character: t('Character'),
  qr: t('QR code'),
  icon: t('Icon'),
  chart: t('Chart'),
  decor: t('Decoration'),
  ground: t('Background'),
};
