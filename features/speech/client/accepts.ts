/** What the speech tools take from other tools. */

import { t } from '#common/texts.ts';
import { isFilm, isSound, type SendTarget } from '#platform/browser/library/send-to.ts';
import { MAX_AUDIO_BYTES } from '../audio-limit.ts';

const PATH = '/speech-tools';

export const SPEECH_TARGETS = [
  {
    id: 'speech-text',
    label: t('Read aloud'),
    path: PATH,
    accepts: ({ kind }) => kind === 'transcript' || kind === 'note',
  },
  {
    id: 'transcribe',
    label: t('Transcribe'),
    path: PATH,
    accepts: (item) => (isSound(item) || isFilm(item)) && (item.size ?? 0) <= MAX_AUDIO_BYTES,
  },
] as const satisfies readonly SendTarget[];
