/** Stops calls that an assistant cancels by a message of its own, which may reach another process than the call did. */

import type { Platform } from '#platform/platform.ts';

const CHANNEL = 'mcp_cancelled';

export interface Cancels {
  /** Fires when the call with this name is cancelled; `end` when it has been answered. */
  watch(name: string): { signal: AbortSignal; end(): void };
  cancel(name: string): Promise<void>;
}

export async function createCancels({ database, onClose }: Platform): Promise<Cancels> {
  const watched = new Map<string, AbortController>();
  onClose(await database.listen(CHANNEL, (name) => watched.get(name)?.abort()));
  return {
    watch: (name) => {
      const controller = new AbortController();
      watched.set(name, controller);
      return {
        signal: controller.signal,
        end: () => void (watched.get(name) === controller && watched.delete(name)),
      };
    },
    cancel: (name) => database.signal(CHANNEL, name),
  };
}
