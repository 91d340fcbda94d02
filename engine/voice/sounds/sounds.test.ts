/** Letters become sounds, and every written word knows which ones are its own. */

import { describe, expect, it } from 'vitest';
import { splitClauses } from './clauses.ts';
import { fromEspeak } from './espeak-ipa.ts';
import { kanaSounds } from './japanese.ts';
import { koreanSounds } from './korean.ts';
import { mandarinSounds, syllableSounds } from './mandarin.ts';
import { scriptRuns } from './script-runs.ts';
import { type SoundSources, soundOut } from './sound-out.ts';
import { MAX_TOKENS, onlyKnown, toTokens } from './tokens.ts';

/** Speaks a letter for a sound. */
const plain: SoundSources = {
  espeak: async (clauses) => clauses.map((clause) => clause.replaceAll('of the', 'ofthe')),
  japanese: async (text) => [{ surface_form: text, pronunciation: 'ニホン' }],
};

describe('sounds', () => {
  it('of English, American and British', () => {
    expect(fromEspeak('həlˈo^ʊ wˈɜːld', 'en', 'en-us')).toBe('həlˈO wˈɜɹld');
    expect(fromEspeak('həlˈə^ʊ', 'en', 'en-gb')).toBe('həlˈQ');
    expect(fromEspeak('(en)wˈiːk(fr)', 'fr', 'en-us')).toBe('wˈiːk');
  });

  it('of Chinese syllables with their tones', () => {
    expect(['zhong1', 'guo2', 'yu3', 'nv3', 'shi4', 'xue2', 'de5'].map(syllableSounds)).toEqual([
      'ꭧʊ→ŋ',
      'kwo↗',
      'y↓',
      'ny↓',
      'ʂɨ↘',
      'ɕɥe↗',
      'tɤ',
    ]);
    expect(mandarinSounds('你好').map((one) => one.sounds)).toHaveLength(2);
  });

  it('of Japanese and Korean', () => {
    expect(kanaSounds('にっぽん')).toBe('ɲiʔpoɴ');
    expect(kanaSounds('キャンプ')).toBe('kʲampɯ');
    expect(koreanSounds('안녕 사과').map((one) => one.sounds)).toEqual(['annjʌŋ', 'saɡwa']);
  });
});

describe('sounding out', () => {
  it('gives each word its own sounds, or its share where words run together', async () => {
    const apart = await soundOut('red fox, run', 'en', 'en-us', plain);
    expect(
      apart.spans.map(({ text, from, to }) => [text, [...apart.sounds].slice(from, to).join('')]),
    ).toEqual([
      ['red', 'ɹed'],
      ['fox,', 'fok'],
      ['run', 'ɹun'],
    ]);
    const together = await soundOut('end of the day', 'en', 'en-us', plain);
    expect(together.spans.map((one) => one.text)).toEqual(['end', 'of', 'the', 'day']);
    expect(together.spans.at(-1)!.to).toBeLessThanOrEqual([...together.sounds].length);
  });

  it('reads other scripts in their own language', async () => {
    expect(scriptRuns('Hi 世界 こんにちは 안녕', 'en').map((run) => run.language)).toEqual([
      'en',
      'ja',
      'ko',
    ]);
    expect(scriptRuns('我爱 music', 'zh').map((run) => run.language)).toEqual(['zh', 'en']);
    const mixed = await soundOut('日本 ok', 'ja', 'en-us', plain);
    expect(mixed.sounds).toContain('ɲi');
  });

  it('keeps numbers whole and signs in place', () => {
    expect(splitClauses('At 10:30, 3.5 kg. “Really?” Yes')).toEqual([
      { text: 'At 10:30', written: ',', mark: ',' },
      { text: '3.5 kg', written: '.“', mark: '.“' },
      { text: 'Really', written: '?”', mark: '?”' },
      { text: 'Yes', written: '', mark: '' },
    ]);
  });

  it('uses only sounds that the model knows', () => {
    expect(onlyKnown('a%b☃c')).toBe('abc');
    expect(toTokens('ab')).toEqual([0, 43, 44, 0]);
    expect(MAX_TOKENS).toBe(510);
  });
});
