/** Brings the files of an entry here, one after the other. */

import { downloadWeights } from '#platform/ai/diffusion/download.ts';
import { weightsFolder } from '#platform/ai/diffusion/local-adapter.ts';
import { createWeights } from '#platform/ai/diffusion/weights.ts';
import type { Config } from '#platform/config/config.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';

/** Of the whole: comparing sums is quicker than bringing. */
const CHECKING = 0.1;

export const downloadWeightsHandler =
  (config: Config): JobHandler<{ id: string }> =>
  async ({ payload, signal, report }) => {
    const weights = createWeights(weightsFolder(config));
    const { files } = await weights.findEntry(payload.id);
    for (const [at, file] of files.entries()) {
      const percent = (share: number) => ((at + share) / files.length) * 100;
      await downloadWeights({
        path: weights.pathOf(file.file),
        file,
        signal,
        allowPrivate: config.models.allowPrivate,
        onBytes: (here, all) =>
          report(
            `Downloading ${file.file}: ${gigabytes(here)} of ${all ? gigabytes(all) : '?'}`,
            percent(all ? (here / all) * (1 - CHECKING) : 0),
          ),
        onCheck: (share) =>
          report(`Comparing the SHA-256 of ${file.file}`, percent(1 - CHECKING * (1 - share))),
      });
    }
    return { id: payload.id };
  };

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(2)} GB`;
