/** What each kind of sequence is called, and to whom it goes. */

import { Cake, Hand, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { msg } from '#common/texts.ts';
import type { SequenceKind } from '../../calls/sequence-calls.ts';

export const KINDS: Record<SequenceKind, { label: string; hint: string; icon: ReactNode }> = {
  welcome: {
    label: msg('Welcome'),
    hint: msg('Three mails to whoever joins, the first one at once. Who was there before gets none.'),
    icon: <Hand />,
  },
  birthday: {
    label: msg('Birthday'),
    hint: msg('One mail a year, in the morning, to everybody whose birthday is known.'),
    icon: <Cake />,
  },
  comeback: {
    label: msg('Come back'),
    hint: msg('To whoever was not heard of for some time since they joined or followed a link.'),
    icon: <Heart />,
  },
};
