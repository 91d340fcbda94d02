/** Texts of every kind become something that a voice can say, in pieces that lose nothing. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayInteger } from './cjk-numbers.ts';
import { isSpeakable, normaliseText } from './normalise.ts';
import { applyPronunciations } from './pronunciations.ts';
import { toSimplified } from './simplified.ts';
import { PIECE_LENGTH, splitText } from './split-text.ts';

describe('normalising', () => {
  it.each([
    ['<speak>Hello <b>world</b></speak>', 'Hello world'],
    ['Dr. Smith paid 20% & left 🎉👩‍👩‍👧🇫🇷', 'Doctor Smith paid 20 percent and left'],
    ['see https://www.example.com/a/b?c=d now', 'see example.com now'],
    ['3 < 5 &amp; 7 > 2', '3 5 and 7 2'],
    ['Wow!!! Really???', 'Wow! Really?'],
    ['#*~^ tag', 'tag'],
  ])('%s', (text, said) => expect(normaliseText(text, 'en').replace(/\s+/g, ' ')).toBe(said));

  it('reads digits in the scripts whose sounds come from characters', () => {
    expect(normaliseText('共 1,205 个', 'zh')).toContain('一千二百零五');
    expect(normaliseText('20%', 'zh')).toBe('百分之二十');
    expect(normaliseText('25個', 'ja')).toBe('二十五個');
    expect(normaliseText('3.5', 'ko')).toBe('삼점오');
  });

  it.each([
    ['0', '零'],
    ['10', '十'],
    ['110', '一百一十'],
    ['10010', '一万零一十'],
    ['2026', '二千零二十六'],
    ['100000000', '一亿'],
    ['007', '零零七'],
  ])('%s in Chinese is %s', (digits, words) => expect(sayInteger(digits, 'zh')).toBe(words));

  it('writes Chinese in one script', () => {
    expect(toSimplified('我們參觀了博物館，後來還說話了。')).toBe('我们参观了博物馆，后来还说话了。');
  });

  it('knows when nothing is left to say', () => {
    for (const text of ['🎉🎉', '... !!!', '[pause 2s]', '<br/>', '—'])
      expect(isSpeakable(normaliseText(text, 'en')), text).toBe(false);
    expect(isSpeakable(normaliseText('ok', 'en'))).toBe(true);
  });
});

describe('pieces', () => {
  it('keep pauses where they were asked for, none longer than ten seconds', () => {
    const pieces = splitText(
      normaliseText('One. [pause 1s] Two <break time="300ms"/> three [PAUSE] [pause 99s]', 'en'),
    );
    expect(pieces).toEqual([
      { kind: 'say', text: 'One.' },
      { kind: 'pause', seconds: 1 },
      { kind: 'say', text: 'Two' },
      { kind: 'pause', seconds: 0.3 },
      { kind: 'say', text: 'three' },
      { kind: 'pause', seconds: 0.6 },
      { kind: 'pause', seconds: 10 },
    ]);
  });

  it('begin short, grow, and go on with whole sentences', () => {
    const text =
      'A first part of the sentence, which then goes on for quite a while until it is far too long to wait for. '.repeat(
        9,
      );
    const said = splitText(text.trim()).map((piece) => (piece.kind === 'say' ? piece.text : ''));
    expect(said[0]).toBe('A first part of the sentence,');
    for (const piece of said.slice(3)) expect(piece).toMatch(/^A first .* wait for\.$/);
    for (const piece of said) expect(piece.length).toBeLessThanOrEqual(220);
  });

  it.each([
    ['no comma', 'word '.repeat(60)],
    ['no space', 'x'.repeat(400)],
    ['no alphabet', '今天天气很好我们去公园散步吧'.repeat(10)],
    ['a number', `The sum of 1,234,567 and 7,654,321 ${'and so on '.repeat(20)}`],
  ])('begin short where a sentence has %s', (_, text) => {
    const [first] = splitText(text.trim()).map((piece) => (piece.kind === 'say' ? piece.text : ''));
    expect(first!.length).toBeLessThanOrEqual(64);
    expect(first!.length).toBeGreaterThanOrEqual(20);
    expect(first).not.toMatch(/,$/);
  });

  it('do not begin short where nobody hears the beginning alone', () => {
    const text = 'A first part of the sentence, which then goes on for quite a while until it is long.';
    expect(splitText(`${text} ${text}`, { firstLength: PIECE_LENGTH })).toHaveLength(1);
  });

  it('lose no letter, and none is too long, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        const normal = normaliseText(text, 'en');
        const letters = (some: string) => some.replace(/[^\p{L}\p{N}]/gu, '');
        const said = splitText(normal).map((piece) => (piece.kind === 'say' ? piece.text : ''));
        expect(letters(said.join(''))).toBe(letters(normal));
        for (const piece of said) expect(piece.length).toBeLessThanOrEqual(240);
      }),
      { numRuns: 150 },
    );
  });
});

describe('own pronunciations', () => {
  it('replace whole words in any case, the longest first', () => {
    const list = [
      { word: 'York', sound: 'Yawk' },
      { word: 'New York', sound: 'Noo Yawk' },
      { word: 'C++', sound: 'see plus plus' },
      { word: '東京', sound: 'とうきょう' },
    ];
    expect(applyPronunciations('new york, york and Yorkshire', list)).toBe('Noo Yawk, Yawk and Yorkshire');
    expect(applyPronunciations('I write C++.', list)).toBe('I write see plus plus.');
    expect(applyPronunciations('東京都', list)).toBe('とうきょう都');
  });
});
