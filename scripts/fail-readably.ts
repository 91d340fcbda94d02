/** Ends a command with one line for what a person can mend, and the whole story for the rest. */

import { ConfigError } from '#platform/config/config.ts';
import { StartError } from '#platform/config/start-error.ts';

export function failReadably(what: string, error: unknown): never {
  if (error instanceof StartError || error instanceof ConfigError) console.error(`${what}: ${error.message}`);
  else console.error(`${what}:`, error);
  process.exit(1);
}
