/** What the voice process has to tell whoever runs the product: its parent puts it into the log. */

import { messageOf } from '#common/errors.ts';
import { COMPLAINT } from '#platform/processes/orders.ts';

const told = new Set<string>();

/** Once each: a damaged file is damaged for every sentence. */
export function complainOf(error: unknown): undefined {
  const message = messageOf(error);
  if (told.has(message)) return undefined;
  told.add(message);
  process.stderr.write(`${COMPLAINT}${message.replaceAll('\n', ' ')}\n`);
  return undefined;
}
