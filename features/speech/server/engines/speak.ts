/** Says a piece of text with the best voice that is installed. */

import { AppError } from '#common/errors.ts';
import type { Spoken } from '#common/voice-words.ts';
import { holdVowels } from '#engine/singing/voice/hold-vowels.ts';
import { mouthTrack } from '#engine/voice/mouth/mouth-track.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { blendFor, singingBlendFor } from '#engine/voice/personas.ts';
import { pitchFactor, resample, shiftPitch } from '#engine/voice/sound/resample.ts';
import { level, softenEdges, toFloat32, toInt16 } from '#engine/voice/sound/samples.ts';
import { readPlainWav } from '#engine/voice/sound/wav.ts';
import { espeakVoice } from '#engine/voice/sounds/espeak-ipa.ts';
import { soundOut } from '#engine/voice/sounds/sound-out.ts';
import { type TimedText, timesByShare, timesOfSpans } from '#engine/voice/timing/word-times.ts';
import { DamagedWeights } from '#engine/weights/verify.ts';
import { complainOf } from './complain.ts';
import { SOURCES } from './dictionaries.ts';
import { type Dittli, loadDittli } from './dittli.ts';
import { encode } from './encoder.ts';
import { espeakWav } from './espeak.ts';
import { type Kokoro, loadKokoro } from './kokoro.ts';
import {
  type SangLine,
  type SingOrder,
  type SoundedOut,
  type SoundOutOrder,
  SPEECH_RATE,
  type SpeakOrder,
  type Spoke,
} from './protocol.ts';
import { kokoroFile } from './weights.ts';

const ENGINE_NAMES = {
  kokoro: 'Atelier Voice (Kokoro 82M)',
  dittli: 'Atelier Voice (Dittli, light)',
  espeak: 'Atelier Voice (eSpeak NG, light)',
} as const;

const FIRST_WORD: SpeakOrder = {
  kind: 'speak',
  text: 'Hello',
  persona: 'alloy',
  language: 'en',
  speed: 1,
  pitch: 0,
  format: 'mp3',
};

interface Made {
  samples: Float32Array;
  words: TimedText[];
  mouth: MouthCue[];
  engine: string;
}

const NO_SINGER = 'Singing needs the neural voice, which is not installed here.';

/** The lesser voice speaks, and whoever runs this finds out why. */
function onlyDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedWeights)) throw error;
  return complainOf(error);
}

/** `findLarge` gives the file of the neural voice; undefined: the light engines speak. */
export function createSpeaker(modelsFolder: string, threads: number, findLarge = kokoroFile) {
  let kokoro: Promise<Kokoro | undefined> | undefined;
  const small = new Map<string, Promise<Dittli | undefined>>();

  const large = (): Promise<Kokoro | undefined> => {
    kokoro ??= findLarge(modelsFolder).then((path) => (path ? loadKokoro(path, threads) : undefined));
    // A file that could not be read today may be there tomorrow.
    kokoro.catch(() => {
      kokoro = undefined;
    });
    return kokoro;
  };

  async function byKokoro(engine: Kokoro, order: SpeakOrder): Promise<Made> {
    const { text, persona, language, speed, pitch } = order;
    const blend = blendFor(persona, language);
    const { sounds, spans } = await soundOut(text, language, blend.dialect, SOURCES);
    const factor = pitchFactor(pitch);
    const voiced = await engine.say(sounds, blend, speed / factor);
    const durations = voiced.durations.map((seconds) => seconds / factor);
    return {
      samples: softenEdges(shiftPitch(voiced.samples, pitch), SPEECH_RATE),
      words: timesOfSpans(spans, durations),
      mouth: mouthTrack({ sounds, durations }),
      engine: ENGINE_NAMES.kokoro,
    };
  }

  async function byLightEngine(order: SpeakOrder): Promise<Made> {
    const { text, language, speed, pitch } = order;
    const factor = pitchFactor(pitch);
    if (language === 'en' || language === 'de') {
      const loading = small.get(language) ?? loadDittli(language, threads);
      small.set(language, loading);
      const engine = await loading.catch(complainOf);
      if (engine) {
        const { samples, sampleRate } = await engine.say(text, speed / factor);
        return timedByEar(
          shiftPitch(resample(samples, sampleRate, SPEECH_RATE), pitch),
          text,
          ENGINE_NAMES.dittli,
        );
      }
    }
    const isFemale = ['alloy', 'nova', 'shimmer'].includes(order.persona);
    const wav = readPlainWav(await espeakWav(text, voiceFor(order), { speed, isFemale, pitch }));
    if (!wav) throw new AppError('unprocessable', 'No voice is installed for this language.');
    const samples = resample(toFloat32(wav.samples), wav.sampleRate, SPEECH_RATE);
    return timedByEar(samples, text, ENGINE_NAMES.espeak);
  }

  async function speak(order: SpeakOrder): Promise<Spoke> {
    const engine = await large().catch(complainOf);
    const made =
      (engine && (await byKokoro(engine, order).catch(onlyDamaged))) ?? (await byLightEngine(order));
    const { samples, ...rest } = made;
    const audio = await encode(toInt16(samples), order.format, order.part);
    return { ...rest, audio, seconds: samples.length / SPEECH_RATE };
  }

  async function soundLines({ lines, persona, language }: SoundOutOrder): Promise<SoundedOut> {
    const { dialect } = blendFor(persona, language);
    const out: SoundedOut['lines'] = [];
    for (const line of lines) out.push(await soundOut(line, language, dialect, SOURCES));
    return { lines: out };
  }

  async function sing({ sounds, persona, language, ...sung }: SingOrder): Promise<SangLine> {
    const engine = await large();
    if (!engine) throw new AppError('unavailable', NO_SINGER);
    const samples = await engine.sing(sounds, singingBlendFor(persona, language), sung);
    return { samples: holdVowels(samples, { sounds, ...sung }, SPEECH_RATE) };
  }

  return {
    speak,
    soundLines,
    sing,
    /** One word through everything: what is opened at first use is open when somebody waits. */
    warm: async (): Promise<string> => (await speak(FIRST_WORD)).engine,
  };
}

const voiceFor = ({ language, persona }: { language: Spoken; persona: string }): string =>
  espeakVoice(language, persona === 'fable' ? 'en-gb' : 'en-us');

function timedByEar(samples: Float32Array, text: string, engine: string): Made {
  const even = softenEdges(level(samples), SPEECH_RATE);
  return {
    samples: even,
    words: timesByShare(text.split(/\s+/), 0, even.length / SPEECH_RATE),
    mouth: mouthTrack({ samples: even, sampleRate: SPEECH_RATE }),
    engine,
  };
}
