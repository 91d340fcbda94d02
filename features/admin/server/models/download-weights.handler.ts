/** Brings the files of an entry here, one after the other. */

import { downloadWeights } from '#platform/ai/diffusion/download.ts';
import { weightsFolder } from '#platform/ai/diffusion/local-door.ts';
import { createWeights } from '#platform/ai/diffusion/weights.ts';
import type { Config } from '#platform/config/config.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';

/** Of the whole: comparing sums is quicker than bringing. */
const CHECKING = 10;

export const downloadWeightsHandler =
  (config: Config): JobHandler<{ id: string }> =>
  async ({ payload, signal, report }) => {
    const weights = createWeights(weightsFolder(config));
    const { files } = await weights.findEntry(payload.id);
    for (const [at, file] of files.entries()) {
      const place = files.length > 1 ? ` (${at + 1} of ${files.length})` : '';
      const percent = (share: number) => ((at + share) / files.length) * 100;
      await downloadWeights({
        path: weights.pathOf(file.file),
        file,
        signal,
        allowPrivate: config.models.allowPrivate,
        onBytes: (here, all) =>
          report(
            `Downloading${place}: ${gigabytes(here)} of ${all ? gigabytes(all) : 'an unknown size'}`,
            percent(all ? (here / all) * (1 - CHECKING / 100) : 0),
          ),
        onCheck: (share) =>
          report(`Comparing the SHA-256${place}`, percent(1 - (CHECKING / 100) * (1 - share))),
      });
    }
    return { id: payload.id };
  };

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
