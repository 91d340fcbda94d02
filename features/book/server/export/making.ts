/** What every maker of a file of a book is given. */

import type { GenerationRun } from '#platform/generation-jobs/generation-job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import type { BookRow } from '../book.repo.ts';
import type { MadeBook } from '../book.table.ts';
import type { ExportPayload } from './export-book.job.ts';

export interface Making {
  platform: Platform;
  row: BookRow;
  made: MadeBook;
  folder: string;
  run: GenerationRun<ExportPayload>;
}
