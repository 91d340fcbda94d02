/** The six voices: which voice of the model each one is, and whose accent it takes on in another language. */

import type { Persona, Spoken } from '#common/voice-words.ts';
import type { Dialect } from './sounds/espeak-ipa.ts';

interface PersonaVoice {
  voice: string;
  isFemale: boolean;
}

const VOICES: Record<Persona, PersonaVoice> = {
  alloy: { voice: 'af_alloy', isFemale: true },
  echo: { voice: 'am_echo', isFemale: false },
  fable: { voice: 'bm_fable', isFemale: false },
  onyx: { voice: 'am_onyx', isFemale: false },
  nova: { voice: 'af_nova', isFemale: true },
  shimmer: { voice: 'af_sky', isFemale: true },
};

/** A woman and a man who grew up with the language, or with the nearest that the model has heard. */
const NATIVES: Record<Exclude<Spoken, 'en'>, readonly [string, string]> = {
  es: ['ef_dora', 'em_alex'],
  fr: ['ff_siwis', 'ff_siwis'],
  de: ['if_sara', 'pm_alex'],
  it: ['if_sara', 'im_nicola'],
  pt: ['pf_dora', 'pm_alex'],
  zh: ['zf_xiaoxiao', 'zm_yunxi'],
  ja: ['jf_alpha', 'jm_kumo'],
  ko: ['jf_alpha', 'jm_kumo'],
};

/** How much of the person stays in another language: less is clearer, more is more like them. */
const OWN_SHARE = 0.35;

export interface Blend {
  /** Voice names with their shares, which add up to 1. */
  parts: readonly { voice: string; share: number }[];
  dialect: Dialect;
}

export function blendFor(persona: Persona, language: Spoken): Blend {
  const { voice, isFemale } = VOICES[persona];
  const dialect = voice.startsWith('b') ? 'en-gb' : 'en-us';
  if (language === 'en') return { parts: [{ voice, share: 1 }], dialect };
  const native = NATIVES[language][isFemale ? 0 : 1];
  return {
    parts: [
      { voice, share: OWN_SHARE },
      { voice: native, share: 1 - OWN_SHARE },
    ],
    dialect,
  };
}

/** Voices that lose held vowels, or fall into creaking an octave below, get a share of a neighbour that holds them. */
const SUNG_WITH: Partial<Record<Persona, { voice: string; share: number }>> = {
  fable: { voice: 'am_echo', share: 0.55 },
  alloy: { voice: 'af_nova', share: 0.5 },
  onyx: { voice: 'am_echo', share: 0.4 },
};

/** The same person singing. */
export function singingBlendFor(persona: Persona, language: Spoken): Blend {
  const { parts, dialect } = blendFor(persona, language);
  const more = SUNG_WITH[persona];
  if (!more) return { parts, dialect };
  const own = parts
    .map((one) => (one.voice === VOICES[persona].voice ? one.share : 0))
    .reduce((a, b) => a + b);
  const given = own * more.share;
  return {
    parts: [
      ...parts.map((one) =>
        one.voice === VOICES[persona].voice ? { ...one, share: one.share - given } : one,
      ),
      { voice: more.voice, share: given },
    ],
    dialect,
  };
}

/** Styles are tables of `width` numbers for each length of text; blending is a weighted sum. */
export function blendStyles(parts: readonly { style: Float32Array; share: number }[]): Float32Array {
  const out = new Float32Array(parts[0]!.style.length);
  for (const { style, share } of parts) for (let i = 0; i < out.length; i++) out[i]! += share * style[i]!;
  return out;
}
