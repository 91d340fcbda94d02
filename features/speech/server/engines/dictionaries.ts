/** The large sources that letters-to-sounds needs, opened when first asked for. */

import type { SoundSources } from '#engine/voice/sounds/sound-out.ts';
import { espeakIpa } from './espeak.ts';
import { japaneseFolder } from './weights.ts';

type Tokenizer = {
  tokenize(text: string): { surface_form: string; reading?: string; pronunciation?: string }[];
};

let japanese: Promise<Tokenizer> | undefined;

async function loadJapanese(): Promise<Tokenizer> {
  const { default: kuromoji } = await import('kuromoji');
  const dicPath = await japaneseFolder();
  return new Promise((resolve, reject) =>
    kuromoji.builder({ dicPath }).build((error, tokenizer) => (error ? reject(error) : resolve(tokenizer))),
  );
}

export const SOURCES: SoundSources = {
  espeak: espeakIpa,
  japanese: async (text) => {
    japanese ??= loadJapanese();
    japanese.catch(() => {
      japanese = undefined;
    });
    return (await japanese).tokenize(text);
  },
};
