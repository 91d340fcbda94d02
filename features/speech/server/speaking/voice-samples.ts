/** Each voice introducing itself, made once and kept for everybody. */

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { generateSpeech } from 'ai';
import { AppError } from '#common/errors.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import type { Platform } from '#platform/platform.ts';
import type { LanguageCode, VoiceName } from '../../contract.ts';
import { describeEngine } from '../engine-info.ts';
import { voiceOf } from '../voice-of.ts';
import { voiceFor } from './cloud-voices.ts';

const INTRODUCTIONS: Record<LanguageCode, (name: string) => string> = {
  en: (name) => `Hello! I am ${name}, and I would love to read your words aloud.`,
  es: (name) => `¡Hola! Soy ${name}, y me encantaría leer tus palabras en voz alta.`,
  fr: (name) => `Bonjour ! Je suis ${name}, et j'aimerais lire vos mots à voix haute.`,
  de: (name) => `Hallo! Ich bin ${name} und lese Ihre Worte gerne vor.`,
  it: (name) => `Ciao! Sono ${name} e mi piacerebbe leggere le tue parole ad alta voce.`,
  pt: (name) => `Olá! Eu sou ${name} e adoraria ler as suas palavras em voz alta.`,
  zh: () => '你好！很高兴为你朗读文字。',
  ja: () => 'こんにちは！あなたの言葉を読み上げます。',
  ko: () => '안녕하세요! 당신의 글을 읽어 드릴게요.',
};

export function createVoiceSamples(platform: Platform) {
  const { storage, models } = platform;
  const pending = new Map<string, Promise<Buffer>>();

  async function make(key: string, model: string, voice: VoiceName, language: LanguageCode): Promise<Buffer> {
    const answer = await generateSpeech({
      model: await models.speech(model),
      text: INTRODUCTIONS[language](capitalize(voice)),
      voice: voiceFor(model, voice),
      language,
      outputFormat: 'mp3',
      providerOptions: { builtin: { isUrgent: true } },
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(180_000),
    });
    const bytes = Buffer.from(answer.audio.uint8Array);
    const facts = answer.providerMetadata.builtin as { engine?: string } | undefined;
    // A light engine stands in only until the real one is there: its voice is not kept.
    if (!facts?.engine?.includes('light'))
      await storage.put(key, bytes, { contentType: answer.audio.mediaType });
    return bytes;
  }

  return async (voice: VoiceName, language: LanguageCode): Promise<Buffer> => {
    const { model, problem } = await describeEngine(models, voiceOf(platform), 'speech');
    if (problem) throw new AppError('unavailable', problem);
    const text = INTRODUCTIONS[language](voice);
    const mark = createHash('sha256').update(`${model}\n${text}`).digest('hex').slice(0, 16);
    const key = `voice-samples/${voice}-${language}-${mark}.mp3`;
    const kept = await storage.get(key).catch(() => undefined);
    if (kept) return buffer(kept.stream);
    // Several people who listen at once wait for one making.
    const work = pending.get(key) ?? make(key, model, voice, language).finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  };
}
