/** A design in another format, laid out anew: by its template where it has one, else by its constraints, else by its roles. */

import type { DesignDocument, Page } from '#engine/page/document/document.ts';
import { FORMATS, type Format, type FormatName } from '#engine/page/document/formats.ts';
import { BRAND_LOGO, type Layer } from '#engine/page/document/layers.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import type { Resources } from '#engine/page/draw/resources.ts';
import { moveLayers } from '#engine/page/layout/move-layers.ts';
import { pourInto } from '#engine/page/layout/pour.ts';
import { stackByRoles } from '#engine/page/layout/stack-roles.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import type { Words } from '#engine/page/templates/words.ts';
import { findTemplate } from '../templates/all-templates.ts';
import { logoStationery } from './logo-document.ts';

/** Letters for measuring a document. */
export type Measure = (document: Pick<DesignDocument, 'theme' | 'pages'>) => Resources;

export function resizeDocument(
  document: DesignDocument,
  format: FormatName,
  measure: Measure,
): DesignDocument {
  const size = FORMATS[format];
  const name = document.name.slice(0, 100);
  const base = { ...document, name: `${name} · ${size.label}`.slice(0, 120), format, dpi: size.dpi };
  const stationery = byLogo(document, format);
  if (stationery)
    return { ...base, theme: stationery.theme, template: stationery.template, pages: stationery.pages };
  const rebuilt = byTemplate(document, format);
  if (rebuilt && problemsOf({ ...base, pages: rebuilt }, measure) === 0) return { ...base, pages: rebuilt };
  const pages = document.pages.map((page) => bestPage(document, page, size, measure));
  return { ...base, pages };
}

const problemsOf = (document: DesignDocument, measure: Measure): number => {
  const resources = measure(document);
  return document.pages.reduce((sum, page) => sum + checkPage(document, page, resources).length, 0);
};

/** Moved where that leaves every word whole; else stacked by what each layer is for. */
function bestPage(document: DesignDocument, page: Page, size: Format, measure: Measure): Page {
  const ratio = page.width / page.height / (size.width / size.height);
  const count = (made: Page) => problemsOf({ ...document, pages: [made] }, measure);
  const moved = moveLayers(page, size);
  // Beyond that, what was beside each other has to stand below each other.
  const isAlike = ratio > 0.7 && ratio < 1.45;
  const problems = count(moved);
  if (problems === 0 && isAlike) return moved;
  if (isAlike && problems <= count(page)) return moved;
  const stacked = stackByRoles(document, page, size);
  return count(stacked) <= problems ? stacked : moved;
}

/** Nothing but a logo: on a card or a letterhead it gets the lines that belong there. */
function byLogo(document: DesignDocument, format: FormatName): DesignDocument | undefined {
  const layers = document.pages.flatMap((page) => page.layers);
  const logo = layers.find((one) => one.type === 'logo');
  const isAlone = layers.every((one) => one.type === 'logo' || one.type === 'shape');
  if (!logo?.src || !isAlone) return undefined;
  const name = logo.alt || document.name.slice(0, 80);
  return logoStationery(format, { src: logo.src, alt: logo.alt }, { name, theme: document.theme });
}

/** How much of the template must still be there. */
const KNOWN_SHARE = 0.6;

function byTemplate(document: DesignDocument, format: FormatName): Page[] | undefined {
  const template = findTemplate(document.template);
  if (!template || document.format === 'custom') return undefined;
  const words: Words = {};
  for (const layer of document.pages.flatMap((page) => page.layers))
    if (layer.type === 'text' && layer.id === layer.role) words[layer.role] = layer.text;
    else if (layer.type === 'qr') words.qr = layer.text;
    else if (layer.type === 'list')
      words.list = layer.rows.map(({ name, value }) => (value ? `${name} | ${value}` : name)).join('\n');
  const logo = document.pages.flatMap((page) => page.layers).find((one) => one.type === 'logo');
  const src = logo && 'src' in logo && logo.src !== BRAND_LOGO ? logo.src : null;
  const pouring = { words, theme: document.theme, logo: src };
  const before = buildTemplate(template, document.format, pouring);
  const all = document.pages.flatMap((page) => page.layers);
  const known = new Set(before.pages.flatMap((page) => page.layers.map(({ id }) => id)));
  if (all.filter(({ id }) => known.has(id)).length < known.size * KNOWN_SHARE) return undefined;
  const after = buildTemplate(template, format, pouring);
  return after.pages.map((page, i) => {
    const own = document.pages[Math.min(i, document.pages.length - 1)]!;
    const original = before.pages[Math.min(i, before.pages.length - 1)]!;
    return pourInto(page, own, original, addedLayers(own, original, page));
  });
}

/** What the person put in themselves keeps its place against the page. */
const addedLayers = (own: Page, original: Page, to: Page): Layer[] => {
  const known = new Set(original.layers.map(({ id }) => id));
  const added = own.layers.filter(({ id }) => !known.has(id));
  return moveLayers({ ...own, layers: added }, to).layers;
};
