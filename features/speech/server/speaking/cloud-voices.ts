/** How our six voices are called at each provider; a provider that knows no names gets its own usual voice. */

import type { VoiceName } from '../../contract.ts';

type Names = Record<VoiceName, string>;

const NAMES: Record<string, Names> = {
  google: { alloy: 'Kore', echo: 'Puck', fable: 'Orus', onyx: 'Charon', nova: 'Leda', shimmer: 'Aoede' },
  elevenlabs: {
    alloy: '21m00Tcm4TlvDq8ikWAM',
    echo: 'ErXwobaYiN019PkySvjV',
    fable: 'JBFqnCBsd6RMkjVDRZzb',
    onyx: 'pNInz6obpgDQGcFmaJgB',
    nova: 'EXAVITQu4vr4xnSDxMaL',
    shimmer: 'XB0fDUnXU5powFXDhCwa',
  },
};

/** Deepgram and fal name the voice in the model itself. */
const NAMELESS = new Set(['deepgram', 'fal']);

export function voiceFor(model: string, voice: VoiceName): string | undefined {
  const provider = model.split(':')[0] ?? '';
  return NAMELESS.has(provider) ? undefined : (NAMES[provider]?.[voice] ?? voice);
}
