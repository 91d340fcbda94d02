/** Speech from text: its data and calls; what others may know of this feature. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { msg } from '#common/texts.ts';
import { PERSONAS } from '#common/voice-words.ts';
import { getUserStats } from '#features/dashboard/contract.ts';

export const VOICES = PERSONAS;
export type VoiceName = (typeof VOICES)[number];

export const VOICE_LABELS: Record<VoiceName, string> = {
  alloy: 'Alloy (Neutral)',
  echo: 'Echo (Male)',
  fable: 'Fable (British)',
  onyx: 'Onyx (Deep)',
  nova: 'Nova (Female)',
  shimmer: 'Shimmer (Soft)',
};

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const LANGUAGE_LABELS: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
};

export const SPEECH_FORMATS = ['mp3', 'wav'] as const;
export type SpeechFormat = (typeof SPEECH_FORMATS)[number];

export const SAMPLE_SENTENCES = [
  msg('Welcome to the studio! Let us make something beautiful today.'),
  msg('Your new video is ready to watch, to download and to share with your friends.'),
  msg('Thank you for calling. Our small shop is open from Monday to Saturday.'),
  msg('In the next three minutes you will learn how to bake bread at home.'),
  msg('Once upon a time, a little fox set out to find the end of the rainbow.'),
] as const;

export const SPEECH_FILE_NAME = 'generated-speech.mp3';
export const TEXT_REQUIRED = 'Please enter some text to convert to speech.';
/** Characters. */
export const MAX_TEXT = 20_000;
/** Longer texts are made as a job, and play while they are being made. */
export const MAX_INLINE_TEXT = 400;
export const SPEEDS = { min: 0.5, max: 2, step: 0.05, fallback: 1 } as const;
/** Semitones up or down. */
export const PITCHES = { min: -6, max: 6, step: 0.5, fallback: 0 } as const;

/** Seconds from the start of the sound. */
export const timedWordSchema = z.object({ start: z.number(), end: z.number(), text: z.string() });
export type TimedWord = z.infer<typeof timedWordSchema>;

export const WORK_STATUSES = ['pending', 'completed', 'failed'] as const;

export const speechSchema = z.object({
  id: z.string(),
  text: z.string(),
  voice: z.enum(VOICES),
  language: z.enum(LANGUAGES),
  speed: z.number(),
  pitch: z.number(),
  format: z.enum(SPEECH_FORMATS),
  status: z.enum(WORK_STATUSES),
  /** While pending it plays what is made so far and goes on; then it is the finished file. */
  audioUrl: z.string(),
  /** Seconds made so far. */
  duration: z.number(),
  /** Who made it, for people. */
  engine: z.string(),
  /** As in settings: provider:model. */
  model: z.string(),
  jobId: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: isoTime,
});
export type Speech = z.infer<typeof speechSchema>;

export const generateSpeechBody = z.object({
  text: z
    .string({ error: TEXT_REQUIRED })
    .trim()
    .min(1, TEXT_REQUIRED)
    .max(MAX_TEXT, `Keep the text within ${MAX_TEXT.toLocaleString('en-US')} characters.`),
  voice: z.enum(VOICES, { error: 'Choose one of the voices.' }).default('alloy'),
  language: z.enum(LANGUAGES, { error: 'Choose one of the languages.' }).default('en'),
  speed: z
    .number({ error: 'Choose a speed from 0.5 to 2.' })
    .min(SPEEDS.min, 'Choose a speed from 0.5 to 2.')
    .max(SPEEDS.max, 'Choose a speed from 0.5 to 2.')
    .default(SPEEDS.fallback),
  pitch: z
    .number({ error: 'Choose a pitch from -6 to 6 semitones.' })
    .min(PITCHES.min, 'Choose a pitch from -6 to 6 semitones.')
    .max(PITCHES.max, 'Choose a pitch from -6 to 6 semitones.')
    .default(PITCHES.fallback),
  format: z.enum(SPEECH_FORMATS, { error: 'Choose MP3 or WAV.' }).default('mp3'),
});

/** `id` and `result.audioUrl` as the spec has them. A job is under way where `jobId` is set. */
export const generateSpeechCall = route({
  method: 'POST',
  path: '/api/generate/speech',
  summary:
    'Say a text: short ones are answered when made, long ones at once with a job and a sound that grows',
  access: 'user',
  changes: ['/api/speech', getUserStats.path],
  body: generateSpeechBody,
  example: { text: 'Welcome to the studio!', voice: 'nova', language: 'en' },
  response: z.object({ id: z.string(), jobId: z.string().nullable(), result: speechSchema }),
});

export const pageQuery = z.object({
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const listSpeech = route({
  method: 'GET',
  path: '/api/speech',
  summary: 'What I had said, newest first, in pages',
  access: 'user',
  query: pageQuery,
  response: z.object({
    items: z.array(speechSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
  }),
});

export const getSpeech = route({
  method: 'GET',
  path: '/api/speech/:id',
  summary: 'One speech of mine with the times of its words',
  access: 'user',
  params: idParams,
  response: speechSchema.extend({ words: z.array(timedWordSchema) }),
});

export const getSpeechAudio = route({
  method: 'GET',
  path: '/api/speech/:id/audio',
  summary: 'The sound: as it is being made, or finished',
  access: 'user',
  params: idParams,
  produces: 'audio/mpeg',
});

export const CAPTION_FORMATS = ['srt', 'vtt'] as const;

export const getSpeechCaptions = route({
  method: 'GET',
  path: '/api/speech/:id/captions',
  summary: 'Captions of a finished speech',
  access: 'user',
  params: idParams,
  query: z.object({ format: z.enum(CAPTION_FORMATS).default('srt') }),
  produces: 'text/plain',
});

export const MOUTH_SHAPES = [
  'rest',
  'closed',
  'teeth',
  'narrow',
  'open',
  'wide',
  'round',
  'lip',
  'tongue',
] as const;

/** For who draws a speaking face: which shape the mouth takes, from when to when, in seconds. */
export const mouthCueSchema = z.object({ start: z.number(), end: z.number(), shape: z.enum(MOUTH_SHAPES) });

export const getSpeechMouth = route({
  method: 'GET',
  path: '/api/speech/:id/mouth',
  summary: 'Mouth shapes of a finished speech',
  access: 'user',
  params: idParams,
  response: z.array(mouthCueSchema),
});

export const deleteSpeech = route({
  method: 'DELETE',
  path: '/api/speech/:id',
  summary: 'Delete a speech of mine, file included; one that is being made is stopped',
  access: 'user',
  changes: ['/api/speech', getUserStats.path],
  params: idParams,
  status: 204,
});

/** The sentence that a voice says to introduce itself. */
export const getVoiceSample = route({
  method: 'GET',
  path: '/api/speech/voices/:voice/:language',
  summary: 'A voice to listen to before choosing it',
  access: 'user',
  params: z.object({ voice: z.enum(VOICES), language: z.enum(LANGUAGES) }),
  produces: 'audio/mpeg',
});

export const voiceSampleUrl = (voice: VoiceName, language: LanguageCode): string =>
  `/api/speech/voices/${voice}/${language}`;

const engineState = z.object({
  model: z.string(),
  engine: z.string(),
  isBuiltin: z.boolean(),
  /** cold: the first use takes some seconds more; warming: the engine is being loaded. */
  state: z.enum(['cold', 'warming', 'ready']),
  problem: z.string().nullable(),
});
export type EngineState = z.infer<typeof engineState>;
export const enginesSchema = z.object({ speech: engineState, transcription: engineState });

export const getSpeechEngine = route({
  method: 'GET',
  path: '/api/speech/engine',
  summary: 'Which engines speak and listen here, and whether they are loaded',
  access: 'user',
  response: enginesSchema,
});

/** Answers when the engine is loaded; the page shows 'warming up' until then. */
export const warmUpSpeech = route({
  method: 'POST',
  path: '/api/speech/warm-up',
  summary: 'Load an engine before it is needed',
  access: 'user',
  body: z.object({ kind: z.enum(['speech', 'transcription']) }),
  response: enginesSchema,
});

export const MAX_PRONUNCIATIONS = 200;
export const pronunciationSchema = z.object({
  /** As it stands in texts, whatever the case. */
  word: z.string().trim().min(1, 'Enter the word.').max(60, 'Keep the word within 60 characters.'),
  /** As it would be spelt if it were written the way it sounds. */
  sound: z.string().trim().min(1, 'Enter how it sounds.').max(120, 'Keep the sound within 120 characters.'),
});
export type Pronunciation = z.infer<typeof pronunciationSchema>;
export const pronunciationsSchema = z.object({
  entries: z
    .array(pronunciationSchema)
    .max(MAX_PRONUNCIATIONS, `Keep the list within ${MAX_PRONUNCIATIONS} words.`),
});

export const getPronunciations = route({
  method: 'GET',
  path: '/api/speech/pronunciations',
  summary: 'How my words are to be said',
  access: 'user',
  response: pronunciationsSchema,
});

export const putPronunciations = route({
  method: 'PUT',
  path: '/api/speech/pronunciations',
  summary: 'Replace my list of pronunciations',
  access: 'user',
  body: pronunciationsSchema,
  response: pronunciationsSchema,
});
