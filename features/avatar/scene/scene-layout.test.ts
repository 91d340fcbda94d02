/** Who speaks when, how a page divides, and bubbles that never run over faces or out of the picture. */

import { describe, expect, it } from 'vitest';
import { columnsFor, fitBubble, wrap } from './bubble.ts';
import { comicPage } from './comic-page.ts';
import { beatsOf, gathered, wholeLines } from './script.ts';
import { placeOf } from './stage.ts';

const cast = (...lines: string[]) => lines.map((dialogue, i) => ({ name: `P${i}`, dialogue }));
/** Every letter half as wide as high. */
const measure = (text: string) => text.length * 0.5;

describe('who speaks when', () => {
  it('own lines in turn', () => {
    expect(beatsOf(cast('Hello.', '', 'Bye.'))).toEqual([
      { speaker: 0, text: 'Hello.' },
      { speaker: 2, text: 'Bye.' },
    ]);
  });

  it('one text for all is shared out, by name where it names them', () => {
    const text = 'Are you there? Yes! Good.';
    expect(beatsOf(cast(text, text)).map((one) => one.speaker)).toEqual([0, 1, 0]);
    const script = 'P1: I begin.\nP0: And I answer.\nI end.';
    expect(beatsOf(cast(script, script))).toEqual([
      { speaker: 1, text: 'I begin.' },
      { speaker: 0, text: 'And I answer.' },
      { speaker: 1, text: 'I end.' },
    ]);
    const running = 'P0: Hello, P1! P1: Hello (again).';
    expect(beatsOf(cast(running, running)).map((one) => one.text)).toEqual(['Hello, P1!', 'Hello (again).']);
    const odd = ['A+B (x)', '[.*'].map((name) => ({ name, dialogue: '[.*: One. A+B (x): Two.' }));
    expect(beatsOf(odd).map((one) => one.speaker)).toEqual([1, 0]);
  });

  it.each([
    [
      'a name for short, and one that only the script knows',
      ['Foxy the Fox', 'My Avatar'],
      'Foxy: Hello! Bruno: Good morning. Foxy: Let’s bake.',
      [
        { speaker: 0, text: 'Hello!' },
        { speaker: 1, text: 'Good morning.' },
        { speaker: 0, text: 'Let’s bake.' },
      ],
    ],
    [
      'one character and a voice from outside',
      ['Foxy'],
      'Foxy: Who is there?\nBear: Me! And the bees.',
      [
        { speaker: 0, text: 'Who is there?' },
        { speaker: 0, voice: 'Bear', text: 'Me! And the bees.' },
      ],
    ],
    [
      'lines without names, one bubble each',
      ['Foxy'],
      'Good morning.\nRemember: the shop is open.',
      [
        { speaker: 0, text: 'Good morning.' },
        { speaker: 0, text: 'Remember: the shop is open.' },
      ],
    ],
  ])('%s', (_what, names, dialogue, beats) =>
    expect(beatsOf(names.map((name) => ({ name, dialogue })))).toEqual(beats),
  );

  it('long speeches are cut between sentences, and a page holds them all', () => {
    const long = 'This sentence is exactly what it says it is, and no more. '.repeat(8);
    const beats = beatsOf(cast(long, `${long}!`, `${long}?`));
    const page = gathered(beats);
    expect(page.length).toBeLessThanOrEqual(10);
    for (const speaker of [0, 1, 2])
      expect(wholeLines(page, 3)[speaker]!.length).toBe(wholeLines(beats, 3)[speaker]!.length);
  });
});

describe('a comic page', () => {
  it.each([0, 1, 2, 5, 10])('with %i lines has panels inside the page that never overlap', (count) => {
    const beats = Array.from({ length: count }, (_, i) => ({ speaker: i % 2, text: 'x' }));
    const { width, height, panels } = comicPage(beats, 2);
    // One for every line; a silent scene shows the place and everybody once.
    expect(panels).toHaveLength(count || 3);
    for (const [i, a] of panels.entries()) {
      expect(a.x + a.width <= width && a.y + a.height <= height).toBe(true);
      for (const b of panels.slice(i + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });
});

describe('the panels of a comic', () => {
  const talk = [0, 1, 0, 1].map((speaker, i) => ({ speaker, text: `Line ${i}.` }));

  it('are as many as were wished for, with every line in one of them', () => {
    for (const panels of [1, 2, 3, 4, 6])
      for (const layout of ['grid', 'rows', 'strip'] as const) {
        const page = comicPage(talk, 2, { panels, layout });
        expect(page.panels).toHaveLength(panels);
        const words = page.panels.flatMap((one) => one.lines.map(({ text }) => text)).join(' ');
        for (const { text } of talk) expect(words).toContain(text);
      }
  });

  it('begin with the place only where that is wanted, and lie in rows or in a strip', () => {
    expect(comicPage(talk, 2).panels[0]!.lines).toHaveLength(1);
    const opened = comicPage(talk, 2, { hasOpener: true }).panels;
    expect([opened.length, opened[0]!.shot.kind, opened[0]!.lines.length]).toEqual([5, 'wide', 0]);
    const rows = comicPage(talk, 2, { layout: 'rows' }).panels;
    expect(new Set(rows.map((one) => one.y)).size).toBe(4);
    const strip = comicPage(talk, 2, { layout: 'strip' }).panels;
    expect(new Set(strip.map((one) => one.y)).size).toBe(1);
  });

  it('show who listens beside who speaks', () => {
    const { panels } = comicPage(talk, 3);
    const together = panels.filter(({ shot }) => shot.kind === 'together');
    expect(together.length).toBeGreaterThanOrEqual(3);
    for (const { shot } of together) if (shot.kind === 'together') expect(shot.who).toHaveLength(2);
    expect(comicPage(talk.slice(0, 1), 1).panels[0]!.shot.kind).toBe('close');
  });

  it('break no word of a bubble that fits a line', () => {
    const narrow = { left: 0, right: 330, top: 0, bottom: 300, em: 40, leastEm: 16 };
    const bubble = fitBubble('Is it dangerous?', { x: 90, y: 400, radius: 50 }, narrow, measure)!;
    expect(bubble.lines.join(' ')).toBe('Is it dangerous?');
  });
});

describe('bubbles', () => {
  const room = { left: 20, right: 480, top: 10, bottom: 300, em: 40, leastEm: 16 };
  const head = { x: 100, y: 400, radius: 60 };

  it.each(['Hi', 'A longer line that needs a few rows to be told', 'word '.repeat(60), 'W'.repeat(90)])(
    'hold “%.20s…” within their room',
    (text) => {
      const bubble = fitBubble(text, head, room, measure)!;
      expect(bubble.x).toBeGreaterThanOrEqual(room.left);
      expect(bubble.x + bubble.width).toBeLessThanOrEqual(room.right);
      expect(bubble.y).toBeGreaterThanOrEqual(room.top);
      expect(bubble.y + bubble.height).toBeLessThanOrEqual(room.bottom);
      expect(bubble.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(bubble.tip.y).toBeLessThan(head.y - head.radius);
    },
  );

  it('say so when there is no room, and never share a column', () => {
    expect(fitBubble('word '.repeat(400), head, room, measure)).toBeUndefined();
    const heads = [400, 100, 250].map((x) => ({ x, y: 0, radius: 1 }));
    const [right, left, middle] = columnsFor(heads, 500, 10);
    expect(left!.right).toBeLessThan(middle!.left);
    expect(middle!.right).toBeLessThan(right!.left);
    expect(wrap('', 5, measure)).toEqual([]);
  });
});

it('three characters as the spec places them stand evenly and face the middle', () => {
  const [left, middle, right] = [100, 250, 400].map((x) => placeOf({ x, y: 200 }));
  expect([left!.x, middle!.x, right!.x]).toEqual([0.2, 0.5, 0.8]);
  expect(left!.yaw).toBeCloseTo(-right!.yaw);
  expect(placeOf({ x: 250, y: 320 }).unit).toBeGreaterThan(middle!.unit);
});
