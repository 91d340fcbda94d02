/** HTTP for marking photos: ordering, looking, downloading, deleting. */

import { fileNameOf } from '#common/wording/file-name.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import { uniqueName } from '#platform/storage/zip-names.ts';
import { zipStream } from '#platform/storage/zip-stream.ts';
import { createBatch, deleteBatch, downloadBatch, listBatches } from '../calls/batch-calls.ts';
import { createBatchService } from './batch.service.ts';

export function registerBatchRoutes(api: Api, platform: Platform): void {
  const { assets, storage } = platform;
  const batches = createBatchService(platform);

  api.handle(createBatch, ({ user, body }) => batches.create(user, body));
  api.handle(listBatches, ({ user }) => batches.list(user.id));
  api.handle(deleteBatch, ({ user, params }) => batches.removeOwn(user.id, params.id));

  api.handle(downloadBatch, async ({ user, params, reply }) => {
    const { title, files } = await batches.results(user.id, params.id);
    const zip = zipStream(async ({ addStored }) => {
      const taken = new Set<string>();
      for (const id of files) {
        const asset = await assets.findOwn(user.id, id);
        if (asset) await addStored(uniqueName(asset.name, taken), storage, asset);
      }
    });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', disposition(fileNameOf(title, 'zip', 'watermarked-photos')))
      .send(zip);
  });
}
