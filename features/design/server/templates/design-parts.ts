/** A design as a template sees it: its words and pictures, the same with others, and what of it is locked. */

import type { PlaceKind, TemplateLock, TemplatePart } from '#common/templates.ts';
import type { DesignDocument, Page } from '#engine/page/document/document.ts';
import type { Layer, ListLayer, Role } from '#engine/page/document/layers.ts';
import { type Kept, kindOfWords, type PlaceValues } from '#platform/generation-jobs/template-sources.ts';

/** Layers have ids of their own on a page only. */
const keyOf = (layer: Layer, page: number): string => (page === 0 ? layer.id : `${layer.id}.${page + 1}`);

/** As people are asked for them. */
export const DESIGN_PART_NAMES = {
  headline: 'Headline',
  subline: 'Second line',
  body: 'Text',
  kicker: 'Line above',
  price: 'Price',
  offer: 'Offer',
  date: 'Date',
  place: 'Place',
  button: 'Button',
  contact: 'Contact',
  website: 'Website',
  name: 'Name',
  position: 'Position',
  quote: 'Quote',
  author: 'Author',
  list: 'List',
  code: 'Code',
  photo: 'Picture',
  logo: 'Logo',
  character: 'Character',
  qr: 'QR code',
  text: 'Text',
  picture: 'Picture',
} satisfies Partial<Record<Role | Layer['type'], string>>;

const NAMES: Partial<Record<Role | Layer['type'], string>> = DESIGN_PART_NAMES;

const nameOf = ({ name, role, type, id }: Layer): string =>
  (name || NAMES[role] || NAMES[type] || id).slice(0, 60);

const KINDS: Partial<Record<Role, PlaceKind>> = { price: 'price', date: 'date' };

const listText = ({ rows }: ListLayer): string =>
  rows.map(({ name, value }) => (value ? `${name} | ${value}` : name)).join('\n');

function wordsOf(layer: Layer): string | undefined {
  if (layer.type === 'list') return listText(layer);
  if ('text' in layer) return layer.text;
  return 'src' in layer ? (layer.src ?? '') : undefined;
}

export function partsOfDesign({ pages }: Pick<DesignDocument, 'pages'>): TemplatePart[] {
  return pages.flatMap((page, i) =>
    page.layers.flatMap((layer): TemplatePart[] => {
      const value = wordsOf(layer);
      if (value === undefined || layer.isHidden) return [];
      const isPicture = 'src' in layer;
      const kind = isPicture ? 'picture' : (KINDS[layer.role] ?? kindOfWords(value));
      return [
        { key: keyOf(layer, i), name: nameOf(layer), type: isPicture ? 'picture' : 'text', value, kind },
      ];
    }),
  );
}

const CENTER = { x: 0.5, y: 0.5, zoom: 1 };

function filled(layer: Layer, value: string): Layer {
  if (layer.type === 'list') {
    const rows = value.split('\n').filter((line) => line.trim());
    const read = rows.slice(0, 60).map((line) => {
      const at = line.lastIndexOf('|');
      const [name, price] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
      return { name: name.trim().slice(0, 200), value: price.trim().slice(0, 80) };
    });
    return read.length > 0 ? { ...layer, rows: read } : layer;
  }
  if (layer.type === 'text') return value === layer.text ? layer : { ...layer, text: value, spans: [] };
  if (layer.type === 'qr') return value ? { ...layer, text: value.slice(0, 1000) } : layer;
  if (!('src' in layer) || value === '' || value === layer.src) return layer;
  return { ...layer, src: value, alt: '', crop: CENTER };
}

const withLayers = (
  document: DesignDocument,
  change: (layer: Layer, key: string) => Layer,
): DesignDocument => ({
  ...document,
  pages: document.pages.map((page, i) => ({
    ...page,
    layers: page.layers.map((layer) => change(layer, keyOf(layer, i))),
  })),
});

export const fillDesign = (document: DesignDocument, values: PlaceValues): DesignDocument =>
  withLayers(document, (layer, key) => {
    const value = values.get(key);
    return value === undefined ? layer : filled(layer, value);
  });

/** The editor leaves alone what it sees as locked. */
export function lockDesign(
  document: DesignDocument,
  { locked, isLayoutLocked }: TemplateLock,
): DesignDocument {
  const stays = new Set(locked);
  return withLayers(document, (layer, key) => {
    const isLocked = stays.has(key) || (isLayoutLocked && wordsOf(layer) === undefined);
    return isLocked ? { ...layer, isLocked: true } : layer;
  });
}

/** How some of its words look otherwise, without which ones. */
const looksOf = (layer: Layer): string[] =>
  layer.type === 'text'
    ? layer.spans.map(({ from: _, to: __, ...look }) => JSON.stringify(look, Object.keys(look).sort()))
    : [];

/** The first layer with words in a look that its layout does not have. */
export function strangeLook(
  before: DesignDocument,
  after: DesignDocument,
  { isLayoutLocked }: Pick<TemplateLock, 'isLayoutLocked'>,
): string | undefined {
  if (!isLayoutLocked) return undefined;
  const known = new Set(before.pages.flatMap(({ layers }) => layers.flatMap(looksOf)));
  const all = after.pages.flatMap(({ layers }) => layers);
  const strange = all.find((layer) => looksOf(layer).some((look) => !known.has(look)));
  return strange && nameOf(strange);
}

/** What of a layer is its place in the layout: everything but the words or the picture. */
function frameOf(layer: Layer): unknown {
  if (layer.type === 'list') return { ...layer, rows: null };
  if (layer.type === 'text') return { ...layer, text: null, spans: null };
  if (layer.type === 'qr') return { ...layer, text: null };
  return 'src' in layer ? { ...layer, src: null, alt: null, crop: null, isMirrored: null } : layer;
}

const paperOf = ({ layers, ...page }: Page) => ({ ...page, layers: layers.map(({ id }) => id) });

export function keptOfDesign(
  document: DesignDocument,
  { locked, isLayoutLocked }: Pick<TemplateLock, 'locked' | 'isLayoutLocked'>,
): Kept {
  const stays = new Set(locked);
  const kept = new Map<string, { name: string; value: unknown }>();
  if (isLayoutLocked) {
    kept.set('look', { name: 'Colours and letters', value: document.theme });
    kept.set('paper', { name: 'Layout', value: document.pages.map(paperOf) });
  }
  for (const [i, page] of document.pages.entries())
    for (const layer of page.layers) {
      const key = keyOf(layer, i);
      if (stays.has(key)) kept.set(`layer:${key}`, { name: nameOf(layer), value: layer });
      else if (isLayoutLocked) kept.set(`layer:${key}`, { name: nameOf(layer), value: frameOf(layer) });
    }
  return kept;
}
