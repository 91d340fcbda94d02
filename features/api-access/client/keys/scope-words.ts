/** What the scopes of a key are called, and what each of them allows. */

import type { Scope } from '#common/contract.ts';
import { msg } from '#common/texts.ts';

export const SCOPE_WORDS: Record<Scope, { name: string; text: string }> = {
  read: { name: msg('Read'), text: msg('See and download everything you have.') },
  make: { name: msg('Make'), text: msg('Make and change pictures, speech, videos and everything else.') },
  manage: {
    name: msg('Manage'),
    text: msg('Delete things, share links and change settings. Never your password or your keys.'),
  },
};
