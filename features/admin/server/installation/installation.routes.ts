/** HTTP for what runs here, and for trying the file store. */

import { messageOf } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getInstallation, type StorageTried, testStorage } from '../../calls/installation-calls.ts';

export function registerInstallationRoutes(api: Api, platform: Platform): void {
  const { config, storage } = platform;
  api.handle(getInstallation, async () => ({
    version: config.version,
    node: process.versions.node,
    isSingle: !config.database.url,
    files: storage.kind,
    mail: config.mail.smtpUrl ? ('smtp' as const) : ('outbox' as const),
    dataFolder: config.dataDir,
    values: config.values,
  }));
  api.handle(testStorage, () => tryStorage(platform));
}

/** A store that refuses is what the test is there to show: an answer, not an error. */
async function tryStorage({ storage, log }: Platform): Promise<StorageTried> {
  const began = performance.now();
  const key = `tests/${newId().toLowerCase()}`;
  const bytes = Buffer.from(`Atelier ${key}`);
  const took = () => Math.round(performance.now() - began) / 1000;
  try {
    await storage.put(key, bytes, { contentType: 'text/plain', size: bytes.length });
    const read: Buffer[] = [];
    for await (const chunk of (await storage.get(key)).stream) read.push(chunk as Buffer);
    if (!bytes.equals(Buffer.concat(read)))
      return { isGood: false, error: 'What was read back is not what was written.', seconds: took() };
    return { isGood: true, error: null, seconds: took() };
  } catch (error) {
    log.warn({ err: error }, 'the file store failed its test');
    return { isGood: false, error: messageOf(error), seconds: took() };
  } finally {
    await storage.delete(key).catch(() => undefined);
  }
}
