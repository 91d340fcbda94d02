/** A file for every row of a table, in one archive: a faulty row is named, and the others go on. */

import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { pictureNow } from '#platform/ai/model-origin.ts';
import { readTable } from '#platform/assets/tables/read-table.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import { uniqueName } from '#platform/storage/zip-names.ts';
import { zipStream } from '#platform/storage/zip-stream.ts';
import { pourRow, RowError } from '../../batch/pour-row.ts';
import { MAX_CSV_ROWS } from '../../contract.ts';
import type { BrandKits } from '../brand-kit.service.ts';
import { finishExport } from '../design-export.repo.ts';
import { designOrigin, drawInPool, fetchPictures } from '../drawing/design-drawer.ts';
import { fileName } from './export-design.handler.ts';
import type { batchDesignJob } from './export-design.job.ts';
import { placeRowPictures } from './row-pictures.ts';

/** Errors that are told one by one; beyond them, the archive says the rest. */
const MAX_TOLD = 200;

export const batchDesignHandler =
  (
    platform: Platform,
    pool: WorkerPool,
    kits: BrandKits,
  ): GenerationHandler<z.output<typeof batchDesignJob.payload>> =>
  async ({ itemId, userId, payload, signal, report, keep }) => {
    const { document, mapping, csvAssetId } = payload;
    const stored = await platform.assets.findOwn(userId, csvAssetId);
    if (!stored) throw new AppError('gone', 'The table was deleted.');
    const { stream } = await platform.storage.get(stored.storageKey);
    const table = readTable(await buffer(stream), MAX_CSV_ROWS);
    const logo = (await kits.choose(userId))?.logos[0] ?? null;
    const options = {
      type: mapping.type,
      scale: 1,
      hasMarks: document.pages.some(({ bleed }) => bleed > 0),
      isTransparent: false,
    };
    return inTempFolder('design', async (folder) => {
      const errors: { row: number; message: string }[] = [];
      let done = 0;
      const archive = join(folder, 'designs.zip');
      const zip = zipStream(async ({ add }) => {
        const taken = new Set<string>();
        for (const [i, row] of table.rows.entries()) {
          signal.throwIfAborted();
          report(`Row ${i + 1} of ${table.rows.length}`, 2 + (i / table.rows.length) * 94);
          try {
            const place = join(folder, `row-${i}`);
            await mkdir(place);
            const poured = pourRow(document, table, row, mapping);
            const placed = await placeRowPictures(platform, userId, poured.document, poured.pictures, signal);
            const own = await fetchPictures(platform, userId, placed.document, place, logo);
            const painted = await Promise.all(
              [...placed.painted].map(async ([ref, bytes], n): Promise<[string, string]> => {
                const path = join(place, `painted-${n}`);
                await writeFile(path, bytes);
                return [ref, path];
              }),
            );
            const to = join(place, 'out');
            await drawInPool(pool, placed.document, options, [...own, ...painted], to, { signal });
            const name = uniqueName(
              nameOfRow(row, i, table.columns, mapping.fileName, document.name, mapping.type),
              taken,
            );
            const paintedAs = painted.length > 0 ? [(await pictureNow(platform.models)).madeAs] : [];
            const origin = await designOrigin(platform, userId, own, logo, paintedAs);
            const marked = await platform.origins.mark(await readFile(to), origin, { userId, name });
            await add(name, Buffer.from(marked), { compress: false });
            done++;
          } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof RowError) && !(error instanceof AppError)) throw error;
            errors.push({ row: i + 1, message: error.message });
          }
        }
        if (errors.length > 0)
          await add(
            'ERRORS.txt',
            Buffer.from(errors.map(({ row, message }) => `Row ${row}: ${message}`).join('\n')),
          );
      });
      await pipeline(zip, createWriteStream(archive), { signal });
      if (done === 0)
        throw new AppError(
          'unprocessable',
          `None of the rows could be drawn. Row ${errors[0]?.row}: ${errors[0]?.message}`,
        );
      report('Saving your files', 97);
      const saved = await keep({
        role: 'file',
        name: fileNameOf(document.name, 'zip', 'designs'),
        type: 'application/zip',
        // Each of the files in it has its own.
        origin: null,
        path: archive,
        isCounted: true,
      });
      const result = {
        assetId: saved.id,
        url: assetUrl(saved.id),
        rows: done,
        errors: errors.slice(0, MAX_TOLD),
      };
      return new JobResult(result, (tx) => finishExport(tx, itemId, saved.id));
    });
  };

function nameOfRow(
  row: readonly string[],
  index: number,
  columns: readonly string[],
  column: string | undefined,
  name: string,
  type: 'png' | 'pdf',
): string {
  const own = column ? row[columns.indexOf(column)]?.trim() : '';
  // A leading sign would run as a formula where names are listed in a sheet.
  const safe = own?.replace(/^[=+@-]+/, '').trim();
  return fileName(safe || `${String(index + 1).padStart(3, '0')} ${name}`, type);
}
