/** Words written from a sentence: named after it, in verses and a chorus that comes back, in lines that rhyme. */

import { describe, expect, it } from 'vitest';
import { readLyrics } from '../read-lyrics.ts';
import { aboutOf } from './about.ts';
import { metreOf } from './metre.ts';
import { linesToSound, writeLyrics } from './write-lyrics.ts';

/** A voice that says the last letters as they are written: enough to rhyme "night" with "light". */
const sounded = (line: string) => {
  const words = line.replace(/[^\p{L} ]/gu, '').split(' ');
  let sounds = '';
  const spans = words.map((text) => {
    if (sounds) sounds += ' ';
    const from = sounds.length;
    const own = text
      .toLowerCase()
      .replace(/ight/g, 'It')
      .replace(/e$/, '')
      .replace(/ow$/, 'O')
      .replace(/ay$/, 'A');
    sounds += own.replace(/([aeiouAIO])(?!.*[aeiouAIO])/, 'ˈ$1');
    return { text, from, to: sounds.length };
  });
  return { sounds: `${sounds}.`, spans };
};

describe('a song about something', () => {
  it.each([
    ['a song about my dog Bruno who loves the beach', 'en', 'Bruno', 'person'],
    ['Leaving home for the first time', 'en', 'leaving home for the first time', 'deed'],
    ['the last day of school', 'en', 'last day of school', 'thing'],
    ['Edinburgh in the fog', 'en', 'Edinburgh in the fog', 'place'],
    ['Ein Lied über meine Oma', 'de', 'meine Oma', 'thing'],
    ['关于夏天的歌', 'zh', '夏天', 'thing'],
    ['夏休みについての歌', 'ja', '夏休み', 'thing'],
    ['여름에 대한 노래', 'ko', '여름', 'thing'],
    ['[chorus] {x}', 'en', 'chorus x', 'thing'],
  ] as const)('%s calls it by its name', (about, language, name, kind) => {
    expect(aboutOf(about, language)).toMatchObject({ name, kind });
  });

  it('tells what the wish tells, said to whom it is sung', () => {
    const wish = { about: 'my grandma who bakes her own bread', language: 'en', seed: 1 } as const;
    const written = writeLyrics(wish, linesToSound(wish).map(sounded))!.lyrics;
    expect(written).toContain('ou bake your own bread');
    expect(written).toMatch(/\[chorus\][^[]*grandma/);
  });

  it('has verses and a chorus that comes back, and can be sung', () => {
    const wish = { about: 'the lights of the city', language: 'en', seed: 3 } as const;
    const written = writeLyrics(wish, linesToSound(wish).map(sounded));
    const read = readLyrics(written!.lyrics);
    if ('problem' in read) throw new Error(read.problem.kind);
    expect(read.sections.map(({ kind }) => kind)).toEqual(['verse', 'chorus', 'verse', 'chorus']);
    expect(read.sections[1]).toEqual(read.sections[3]);
    expect(read.sections[0]!.lines).not.toEqual(read.sections[2]!.lines);
    expect(read.sections[1]!.lines.join(' ')).toContain('lights');
    for (const { lines } of read.sections)
      for (let i = 0; i < lines.length; i += 2)
        expect(metreOf(sounded(lines[i]!)).rhyme).toBe(metreOf(sounded(lines[i + 1]!)).rhyme);
    expect(writeLyrics({ ...wish, seed: 4 }, linesToSound(wish).map(sounded))).not.toEqual(written);
  });
});
