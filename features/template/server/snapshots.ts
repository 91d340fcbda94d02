/** A template as somebody has it, the tool behind it, and what is suggested and locked of it. */

import { AppError, notFound } from '#common/errors.ts';
import type { TemplateKind, TemplateLock, TemplatePart } from '#common/templates.ts';
import type { TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { MAX_ROWS } from '../contract.ts';
import type { TemplateRow } from './template.repo.ts';
import type { TemplateSnapshot } from './template.table.ts';

export function sourceOf(
  { templateSources }: Pick<Platform, 'templateSources'>,
  kind: TemplateKind,
): TemplateSource {
  const source = templateSources().find((one) => one.kind === kind);
  if (!source) throw new AppError('unavailable', 'This installation has no tool for this.');
  return source;
}

/** To its owner as they have it, to others as it was approved. */
export function snapshotFor(row: TemplateRow, userId: string): TemplateSnapshot {
  const shown = row.userId === userId ? row.draft : row.published;
  if (!shown) throw notFound('That template');
  return shown;
}

export const lockOf = (id: string, { places, locked, isLayoutLocked }: TemplateSnapshot): TemplateLock => ({
  templateId: id,
  locked,
  isLayoutLocked,
  limits: Object.fromEntries(
    places.flatMap(({ key, maxLength }) => (maxLength === null ? [] : [[key, maxLength]])),
  ),
});

/** Words have room for half as many again. */
export const suggestedPlaces = (parts: readonly TemplatePart[]) =>
  parts
    .filter(({ value, type }) => type === 'picture' || value !== '')
    .slice(0, 60)
    .map(({ key, name, kind, type, value }) => ({
      key,
      name: name.trim() || 'Text',
      hint: '',
      kind,
      // An address is as long as it is.
      maxLength:
        type === 'picture' || /^(https?|mailto|tel):/.test(value)
          ? null
          : Math.max(40, Math.min(5000, Math.ceil(value.length * 1.5))),
    }));

/** How many things a table may make of one. */
export const maxRowsOf = (platform: Pick<Platform, 'templateSources'>, kind: TemplateKind): number =>
  Math.min(MAX_ROWS, sourceOf(platform, kind).maxRows ?? MAX_ROWS);
