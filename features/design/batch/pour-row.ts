/** One row of a table poured into a design: words, colours and pictures where the mapping says so. */

import { z } from 'zod';
import { readColor } from '#engine/lettering/color/color.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { type Layer, MAX_TEXT, ROLES, SOURCE } from '#engine/page/document/layers.ts';
import type { BatchMapping } from '../contract.ts';

/** As it was read; one row of it is poured into a design. */
interface Table {
  columns: string[];
  rows: string[][];
}

/** A picture that a row names: a source, or words that it is found or painted by. */
export interface WantedPicture {
  layerId: string;
  name: string;
}

export interface PouredRow {
  document: DesignDocument;
  pictures: WantedPicture[];
}

/** For people: what is wrong with the row. */
export class RowError extends Error {}

/** 'headline', 'photo-2', or 'headline:color'. */
const targetSchema = z.string().regex(/^[\w-]{1,40}(:color)?$/);

const isMeant = (layer: Layer, target: string): boolean => layer.id === target || layer.role === target;

export function pourRow(
  document: DesignDocument,
  table: Table,
  row: readonly string[],
  mapping: BatchMapping,
): PouredRow {
  const pictures: WantedPicture[] = [];
  let pages = document.pages;
  for (const [column, wanted] of Object.entries(mapping.columns)) {
    if (!wanted) continue;
    const at = table.columns.indexOf(column);
    if (at < 0) throw new RowError(`There is no column '${column}'.`);
    if (!targetSchema.safeParse(wanted).success)
      throw new RowError(`'${wanted}' is no layer of this design.`);
    const [target, isColor] = [wanted.replace(/:color$/, ''), wanted.endsWith(':color')];
    const value = row[at] ?? '';
    if (!pages.some((page) => page.layers.some((layer) => isMeant(layer, target))))
      throw new RowError(`This design has no layer '${target}'.`);
    pages = pages.map((page) => ({
      ...page,
      layers: page.layers.map((layer) => {
        if (!isMeant(layer, target)) return layer;
        return isColor ? colored(layer, value, column) : filled(layer, value, column, pictures);
      }),
    }));
  }
  return { document: { ...document, pages }, pictures };
}

function colored(layer: Layer, value: string, column: string): Layer {
  if (value === '') return layer;
  const color = readColor(value);
  if (!color) throw new RowError(`'${value.slice(0, 40)}' in '${column}' is no colour.`);
  return 'fill' in layer ? { ...layer, fill: color } : 'color' in layer ? { ...layer, color } : layer;
}

function filled(layer: Layer, value: string, column: string, pictures: WantedPicture[]): Layer {
  switch (layer.type) {
    case 'text':
      if (value.length > MAX_TEXT) throw new RowError(`The text in '${column}' is too long.`);
      return { ...layer, text: value, spans: [] };
    case 'qr':
      if (new TextEncoder().encode(value).length > 1000)
        throw new RowError(`The text in '${column}' is too long for a QR code.`);
      return value ? { ...layer, text: value } : layer;
    case 'picture':
    case 'logo':
    case 'character':
      if (value === '') return layer;
      if (SOURCE.test(value)) return { ...layer, src: value };
      pictures.push({ layerId: layer.id, name: value });
      return { ...layer, src: null };
    default:
      return colored(layer, value, column);
  }
}

/** What each column seems to be for, by its name. */
export function suggestColumns(table: Table, document: DesignDocument): Record<string, string> {
  const layers = document.pages.flatMap((page) => page.layers);
  const out: Record<string, string> = {};
  const taken = new Set<string>();
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const ALIASES: Record<string, (typeof ROLES)[number]> = {
    title: 'headline',
    heading: 'headline',
    product: 'headline',
    subtitle: 'subline',
    description: 'subline',
    cost: 'price',
    discount: 'offer',
    when: 'date',
    where: 'place',
    location: 'place',
    image: 'photo',
    picture: 'photo',
    url: 'website',
    link: 'website',
    job: 'position',
    phone: 'contact',
    email: 'contact',
    cta: 'button',
  };
  for (const column of table.columns) {
    const word = plain(column);
    const role = ALIASES[word] ?? ROLES.find((one) => plain(one) === word);
    const found =
      layers.find(({ id, name }) => plain(id) === word || (name && plain(name) === word)) ??
      layers.find((one) => one.role === role) ??
      // A list of things or people: the name is what stands largest.
      (word === 'name' ? layers.find((one) => one.role === 'headline') : undefined);
    const target = found && (found.role !== 'decor' && found.role !== 'ground' ? found.role : found.id);
    if (!target || taken.has(target)) continue;
    taken.add(target);
    out[column] = target;
  }
  return out;
}
