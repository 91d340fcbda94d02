/** Weights for administrators: downloaded by jobs, one of each at a time; every change is noted in the trail. */

import { mkdir, statfs } from 'node:fs/promises';
import { AppError } from '#common/errors.ts';
import { isFinished } from '#common/job.ts';
import type { User } from '#common/user.ts';
import { engineHere } from '#platform/ai/diffusion/binding.ts';
import { type CatalogueEntry, entrySchema, FILE_NAME } from '#platform/ai/diffusion/catalogue.ts';
import { LOCAL_PREFIX, weightsFolder } from '#platform/ai/diffusion/local-adapter.ts';
import { createWeights } from '#platform/ai/diffusion/weights.ts';
import { audit } from '#platform/auth/audit.ts';
import { decodePart } from '#platform/http/outbound/decode-part.ts';
import type { JobRow } from '#platform/jobs/jobs.repo.ts';
import type { Platform } from '#platform/platform.ts';
import type { WeightsInfo, WeightsOverview } from '../../calls/weight-calls.ts';
import { changeSetting } from '../settings/settings.service.ts';
import { downloadWeightsJob, WEIGHTS_ITEM } from './download-weights.job.ts';
import * as repo from './weights.repo.ts';

interface Actor {
  user: User;
  address: string;
}

const DONE = { success: true as const };

export function createWeightsService(platform: Platform) {
  const { db, jobs, generationJobs, models, config } = platform;
  const weights = createWeights(weightsFolder(config));
  const note = ({ user, address }: Actor, action: string, id: string, details: object = {}) => ({
    actorId: user.id,
    action,
    targetType: 'weights',
    targetId: id,
    details: { ...details, address },
  });

  const chosen = async (): Promise<string | undefined> => (await models.info('image')).id;

  async function begin(actor: Actor, { id, name, files }: CatalogueEntry): Promise<void> {
    await db.transaction(async (tx) => {
      await repo.lockWeights(tx, id);
      if (await repo.findDownload(tx, id)) return;
      const place = { userId: actor.user.id, item: { type: WEIGHTS_ITEM, id }, db: tx };
      await jobs.enqueue(downloadWeightsJob, { id, name }, place);
      await audit(tx, note(actor, 'weights_download', id, { addresses: files.map(({ url }) => url) }));
    });
  }

  return {
    async overview(): Promise<WeightsOverview> {
      const [known, own, current] = await Promise.all([weights.known(), weights.ownFiles(), chosen()]);
      const newest = await generationJobs.latest(
        { name: downloadWeightsJob.name, itemType: WEIGHTS_ITEM },
        known.map(({ entry }) => entry.id),
      );
      const isChosen = (id: string) => current === `${LOCAL_PREFIX}:${id}`;
      const listed = known.map(({ entry, isOwnEntry, state, bytes, bytesHere }): WeightsInfo => {
        const row = newest.get(entry.id);
        return {
          id: entry.id,
          model: `${LOCAL_PREFIX}:${entry.id}`,
          name: entry.name,
          goodFor: entry.goodFor,
          licence: entry.licence ?? null,
          source: isOwnEntry ? 'added' : 'known',
          state,
          bytes: bytes ?? null,
          bytesHere,
          problem: null,
          isChosen: isChosen(entry.id),
          download: row && !isFinished(row) ? underWay(row) : null,
          failure: row?.status === 'failed' && state !== 'verified' ? row.error : null,
        };
      });
      const files = own.map(
        ({ id, file, bytes, problem }): WeightsInfo => ({
          id,
          model: `${LOCAL_PREFIX}:${id}`,
          name: file,
          goodFor: '',
          licence: null,
          source: 'file',
          state: problem ? 'unusable' : 'here',
          bytes,
          bytesHere: bytes,
          problem: problem ?? null,
          isChosen: isChosen(id),
          download: null,
          failure: null,
        }),
      );
      return {
        engineProblem: engineHere.problem() ?? null,
        catalogueProblem: (await weights.catalogueProblem()) ?? null,
        folder: weights.folder,
        freeBytes: await freeBytes(weights.folder),
        weights: [...listed, ...files],
      };
    },

    async add(actor: Actor, { name, url, sha256 }: { name: string; url: string; sha256: string }) {
      const file = decodePart(new URL(url).pathname.split('/').at(-1) ?? '');
      if (!FILE_NAME.test(file))
        throw new AppError(
          'bad_request',
          'The address has to end in the name of a .safetensors or .gguf file.',
        );
      if (!config.models.allowPrivate && !url.startsWith('https:'))
        throw new AppError('bad_request', 'The address has to begin with https://.');
      const id = name
        .toLowerCase()
        .replace(/[^a-z0-9.]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        .slice(0, 60);
      const entry = entrySchema.parse({
        id: id || `weights-${sha256.slice(0, 8)}`,
        name,
        files: [{ file, url, sha256 }],
      });
      await weights.add(entry);
      await audit(db, note(actor, 'weights_added', entry.id, { name, url, sha256 }));
      await begin(actor, entry);
      return { id: entry.id };
    },

    async download(actor: Actor, id: string) {
      await begin(actor, await weights.findEntry(id));
      return DONE;
    },

    async cancel(actor: Actor, id: string) {
      const row = await repo.findDownload(db, (await weights.findEntry(id)).id);
      if (!row) throw new AppError('conflict', 'It’s no longer downloading.');
      await jobs.cancel(row);
      await audit(db, note(actor, 'weights_cancelled', id));
      return DONE;
    },

    async choose({ user, address }: Actor, id: string) {
      const model = `${LOCAL_PREFIX}:${id}`;
      await weights.assertListed(id);
      await models.image(model).catch((error: unknown) => {
        throw error instanceof AppError ? new AppError('conflict', error.message) : error;
      });
      await changeSetting(platform, { user, address }, 'image_model', model);
      return DONE;
    },

    async remove(actor: Actor, id: string) {
      if ((await chosen()) === `${LOCAL_PREFIX}:${id}`)
        throw new AppError('conflict', 'These weights are in use. Choose another engine for pictures first.');
      if (await repo.findDownload(db, id))
        throw new AppError('conflict', 'These weights are being downloaded. Cancel the download first.');
      await weights.remove(id);
      await audit(db, note(actor, 'weights_removed', id));
      return DONE;
    },
  };
}

const underWay = ({ status, stage, progress }: JobRow) => ({ status, stage, progress });

async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
