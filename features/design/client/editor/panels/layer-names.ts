/** What layers, masks, shapes and roles are called in the editor. */

import type { Layer, Mask, Role, ShapeKind } from '../../../document/layers.ts';

const TYPE_NAMES: Record<Layer['type'], string> = {
  text: 'Text',
  picture: 'Photo',
  logo: 'Logo',
  character: 'Character',
  shape: 'Shape',
  line: 'Line',
  icon: 'Icon',
  qr: 'QR code',
  chart: 'Chart',
};

export const typeName = (layer: Layer): string => TYPE_NAMES[layer.type];

/** Its own name, its words, or its kind. */
export function nameOf(layer: Layer): string {
  if (layer.name) return layer.name;
  if (layer.type === 'text') return layer.text.trim().split('\n')[0]!.slice(0, 40) || 'Empty text';
  if ('alt' in layer && layer.alt) return layer.alt.slice(0, 40);
  if (layer.type === 'shape') return SHAPE_NAMES[layer.shape];
  return typeName(layer);
}

export const SHAPE_NAMES: Record<ShapeKind, string> = {
  rect: 'Rectangle',
  ellipse: 'Circle',
  polygon: 'Polygon',
  star: 'Star',
  burst: 'Burst',
  path: 'Drawing',
  arch: 'Arch',
  heart: 'Heart',
  blob: 'Blob',
  wave: 'Wave',
  slant: 'Slant',
  ribbon: 'Ribbon',
  bubble: 'Speech bubble',
  ticket: 'Ticket',
  dots: 'Dots',
  rays: 'Rays',
};

export const MASK_NAMES: Record<Mask, string> = {
  rect: 'Rectangle',
  ellipse: 'Circle',
  arch: 'Arch',
  hexagon: 'Hexagon',
  diamond: 'Diamond',
  heart: 'Heart',
  star: 'Star',
  blob: 'Blob',
  slant: 'Slant',
  ticket: 'Ticket',
};

export const ROLE_NAMES: Record<Role, string> = {
  headline: 'Headline',
  subline: 'Subheading',
  body: 'Body text',
  kicker: 'Small line above',
  price: 'Price',
  offer: 'Offer',
  date: 'Date',
  place: 'Place',
  button: 'Button',
  contact: 'Contact',
  website: 'Website',
  name: 'Name',
  position: 'Job title',
  quote: 'Quote',
  author: 'Author',
  list: 'List',
  code: 'Code',
  photo: 'Photo',
  logo: 'Logo',
  character: 'Character',
  qr: 'QR code',
  icon: 'Icon',
  chart: 'Chart',
  decor: 'Decoration',
  ground: 'Background',
};
