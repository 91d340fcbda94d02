/** Words of songs: tags, stanzas, and what is wrong with them. */

import { describe, expect, it } from 'vitest';
import { MAX_LYRICS, readLyrics } from './read-lyrics.ts';
import { languageOf } from './script.ts';

const shapeOf = (text: string) => {
  const read = readLyrics(text);
  return 'problem' in read ? read.problem.kind : read.sections.map(({ kind, lines }) => [kind, lines.length]);
};

describe('words of a song', () => {
  it.each([
    [
      'tags',
      '[Verse 1]\na\nb\n[Chorus x2]\nc',
      [
        ['verse', 2],
        ['chorus', 1],
      ],
    ],
    [
      'a tag alone brings back its words',
      '[chorus]\na\nb\n[verse]\nc\n[chorus]',
      [
        ['chorus', 2],
        ['verse', 1],
        ['chorus', 2],
      ],
    ],
    [
      'stanzas without tags',
      'a\nb\n\nc\nd',
      [
        ['verse', 2],
        ['chorus', 2],
      ],
    ],
    [
      'eight lines without tags',
      'a\nb\nc\nd\ne\nf\ng\nh',
      [
        ['verse', 4],
        ['chorus', 4],
      ],
    ],
    [
      'a returning stanza is the chorus',
      'a\n\nb\n\nc\n\nb',
      [
        ['verse', 1],
        ['chorus', 1],
        ['verse', 1],
        ['chorus', 1],
      ],
    ],
    [
      'nobody sings in an interlude',
      '[intro]\n[verse]\na\n[solo]',
      [
        ['intro', 0],
        ['verse', 1],
        ['instrumental', 0],
      ],
    ],
    ['an empty text', ' \n ', 'empty'],
    ['only signs', '?!\n---', 'nothing-sung'],
    ['only tags', '[verse]\n[chorus]', 'nothing-sung'],
    ['a tag that is never closed', '[verse\na', 'open-tag'],
    ['a part that no song has', '[party]\na', 'unknown-tag'],
    ['far too much', 'a'.repeat(MAX_LYRICS + 1), 'too-long'],
    ['far too many lines', 'a\n'.repeat(90), 'too-many-lines'],
  ])('%s', (_, text, shape) => expect(shapeOf(text)).toEqual(shape));

  it('divides what no breath has room for', () => {
    const read = readLyrics(`${'word '.repeat(20)}, ${'more '.repeat(8)}`);
    if ('problem' in read) throw new Error('read');
    for (const line of read.sections.flatMap((one) => one.lines)) expect(line.length).toBeLessThanOrEqual(64);
  });

  it.each([
    ['Hello again', undefined, 'en'],
    ['안녕 내 사랑', undefined, 'ko'],
    ['さようなら', undefined, 'ja'],
    ['月亮代表我的心', undefined, 'zh'],
    ['Привет', undefined, 'script'],
    ['Hello', 'ko', 'other-language'],
    ['Guten Morgen', 'de', 'de'],
  ] as const)('%s is %s', (text, wanted, found) => {
    const answer = languageOf(text, wanted);
    expect('problem' in answer ? answer.problem : answer.language).toBe(found);
  });
});
