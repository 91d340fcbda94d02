/** A clean end when the system asks for it, and an end all the same when that takes too long. */

import type { Log } from '#platform/log/log.ts';

const PATIENCE_MS = 20_000;

export function endWithSignals(log: Log, delaySeconds: number, stop: () => Promise<void>): void {
  let isEnding = false;
  // A restart that was asked for leaves its code, however it ends: else nobody starts the next one.
  const fail = () => process.exit(process.exitCode ?? 1);
  const end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'stopping');
    const deadline = setTimeout(fail, PATIENCE_MS + delaySeconds * 1000);
    try {
      await stop();
      clearTimeout(deadline);
      process.exit();
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      clearTimeout(deadline);
      fail();
    }
  };
  process.on('SIGINT', () => void end('SIGINT'));
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}
