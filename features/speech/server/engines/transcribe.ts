/** Writes down what is said with the best listener that is installed. */

import { AppError } from '#common/errors.ts';
import { isSilent } from '#engine/voice/sound/quiet.ts';
import { HEARING_RATE } from '#platform/media/listen/windows.ts';
import { complainOf } from './complain.ts';
import { loadMoonshine } from './moonshine.ts';
import type { Heard, HearOrder } from './protocol.ts';
import { moonshineFiles, whisperFolder } from './weights.ts';
import { type Listener, loadWhisper } from './whisper.ts';

const NAMES = {
  whisper: 'Atelier Listener (Whisper base)',
  moonshine: 'Atelier Listener (Moonshine tiny, light)',
} as const;

interface Named {
  listener: Listener;
  name: string;
  isEnglishOnly: boolean;
}

export function createTranscriber(modelsFolder: string, threads: number) {
  let loaded: Promise<Named> | undefined;

  async function load(): Promise<Named> {
    const whisper = await whisperFolder(modelsFolder).catch(complainOf);
    if (whisper)
      return { listener: await loadWhisper(whisper, threads), name: NAMES.whisper, isEnglishOnly: false };
    const moonshine = await moonshineFiles().catch(complainOf);
    if (!moonshine) throw new AppError('unprocessable', 'No transcription model is installed here.');
    return { listener: await loadMoonshine(moonshine, threads), name: NAMES.moonshine, isEnglishOnly: true };
  }

  const get = (): Promise<Named> => {
    loaded ??= load();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };

  return {
    warm: async (): Promise<string> => (await get()).name,

    async hear({ pcm, language }: HearOrder): Promise<Heard> {
      const { listener, name, isEnglishOnly } = await get();
      if (isEnglishOnly && language !== undefined && language !== 'en')
        throw new AppError(
          'unprocessable',
          'Only English can be transcribed here: the larger model is not installed.',
        );
      if (isSilent(pcm, HEARING_RATE)) return { words: [], language: language ?? '', engine: name };
      return { ...(await listener.hear(pcm, language)), engine: name };
    },
  };
}
