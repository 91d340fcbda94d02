/** Keeps the one voice process and knows which of its engines are loaded: starts it when needed, ends it when it is idle, stuck or broken. */

import { AppError } from '#common/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';
import type { RunOptions } from '#platform/processes/worker-pool.ts';
import type { Order, ResultOf } from './protocol.ts';

export interface HostOptions {
  /** Where models are put together. */
  modelsFolder: string;
  log: Log;
  /** A process without work ends after this long and gives its memory back. */
  idleMs?: number;
  memoryMb?: number;
  /** The process's module; another one in tests. */
  entry?: URL;
  /** Milliseconds of processor that one piece of work may take, beside the loading of its engine. */
  timeoutMs?: number;
}

export type EngineKind = 'speech' | 'transcription';
export type EngineReadiness = 'cold' | 'warming' | 'ready';

export interface VoiceHost {
  ask<O extends Order>(order: O, options?: RunOptions): Promise<ResultOf[O['kind']]>;
  readiness(kind: EngineKind): EngineReadiness;
  /** The process that is running now, if any: for tests and measurements. */
  pid(): number | undefined;
  close(): Promise<void>;
}

const LOADING_MS = 120_000;
const STOPPED = 'The voice engine stopped unexpectedly. Please try again.';
const TOO_LONG = 'This took too long and was stopped.';

const engineOf = (order: Order): EngineKind | undefined =>
  order.kind === 'speak' || order.kind === 'sing'
    ? 'speech'
    : order.kind === 'hear'
      ? 'transcription'
      : order.kind === 'warm'
        ? order.engine
        : undefined;

export function createVoiceHost(options: HostOptions): VoiceHost {
  const { log, idleMs = 5 * 60_000, memoryMb = 4096, timeoutMs = 240_000 } = options;
  const loaded = new Set<EngineKind>();
  const pending: Record<EngineKind, number> = { speech: 0, transcription: 0 };
  const pool = createChildPool({
    entry: options.entry ?? new URL('./voice.process.ts', import.meta.url),
    args: [options.modelsFolder],
    size: 1,
    idleMs,
    memoryMb,
    heapMb: 1024,
    maxWaiting: 60,
    busy: 'Too many voices are being made at once. Please try again in a minute.',
    // Its models take long to load: what nobody waits for any more goes to its end.
    finishesAborted: true,
    countsWork: true,
    timeoutMs: (order) => {
      const kind = engineOf(order as Order);
      return timeoutMs + (kind && !loaded.has(kind) ? LOADING_MS : 0);
    },
    failure: (reason, cause) => {
      if (reason === 'timeout') return new AppError('unprocessable', TOO_LONG);
      log.warn({ err: cause }, 'the voice process ended');
      return new AppError('unavailable', STOPPED);
    },
    onExit: () => loaded.clear(),
    onComplaint: (message) => log.error({ process: 'voice' }, message),
  });

  return {
    async ask<O extends Order>(order: O, runOptions?: RunOptions) {
      const kind = engineOf(order);
      if (kind) pending[kind]++;
      try {
        const output = await pool.run<ResultOf[O['kind']]>(order, runOptions);
        if (kind) loaded.add(kind);
        return output;
      } finally {
        if (kind) pending[kind]--;
      }
    },
    readiness: (kind) => (loaded.has(kind) ? 'ready' : pending[kind] > 0 ? 'warming' : 'cold'),
    pid: () => pool.pids()[0],
    close: pool.close,
  };
}
