/** Templates for the gallery: each laid out in the asked format, with a small picture of it. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fillPath } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import type { Template } from '#engine/page/templates/template.ts';
import type { Platform } from '#platform/platform.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import { type DesignTemplate, getTemplatePreview } from '../contract.ts';
import { findTemplate, TEMPLATES } from '../templates/all-templates.ts';
import { drawFirst } from './drawing/design-drawer.ts';

/** Changes with what is drawn; how it moves is not seen in a picture. */
export const markOf = (document: DesignDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(document, (key, value) => (key === 'motion' ? undefined : value)))
    .digest('hex')
    .slice(0, 12);

const SHIPPED = new URL('../art/previews/', import.meta.url);
let marks: Promise<Record<string, string>> | undefined;

/** The picture that came with the release, if the template is still drawn like that. */
async function shippedPreview(
  { id, category }: Template,
  document: DesignDocument,
): Promise<Buffer | undefined> {
  marks ??= readFile(new URL('marks.json', SHIPPED), 'utf8').then((text) => JSON.parse(text));
  return (await marks)[id] === markOf(document)
    ? readFile(new URL(`${category}/${id}.webp`, SHIPPED))
    : undefined;
}

/** Built once for each format that was asked for: all of them take a quarter of a second. */
const lists = new Map<FormatName | undefined, DesignTemplate[]>();

function listOf(format: FormatName | undefined): DesignTemplate[] {
  const known = lists.get(format);
  if (known) return known;
  const made = TEMPLATES.filter(({ formats }) => !format || formats.includes(format)).map((one) =>
    toTemplate(one, format ?? one.formats[0]!),
  );
  lists.set(format, made);
  return made;
}

const toTemplate = (template: Template, format: FormatName): DesignTemplate => {
  const { id, name, category, formats } = template;
  const document = buildTemplate(template, format);
  // With its mark, so that a browser may keep it.
  const previewUrl = `${fillPath(getTemplatePreview.path, { id })}?format=${format}&mark=${markOf(document)}`;
  return { id, name, category, formats: [...formats], format, previewUrl, document };
};

export function createTemplateService(platform: Platform, pool: WorkerPool) {
  const { cache } = platform;
  return {
    /** In their own formats, or those that look well in the asked one. */
    list: listOf,

    async preview(id: string, format: FormatName | undefined): Promise<Buffer> {
      const template = findTemplate(id);
      if (!template) throw notFound('That template');
      const document = buildTemplate(template, format ?? template.formats[0]!);
      const shipped = await shippedPreview(template, document);
      if (shipped) return shipped;
      return cache.once('design-templates', document, 'image/webp', () =>
        drawFirst(platform, pool, { userId: null, document, logo: null, side: 560, type: 'webp' }),
      );
    },
  };
}
