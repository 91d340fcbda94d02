/** The plan of a scene's film: nobody speaks before all are there or over somebody else, and the camera is where the words are. */

import { expect, it } from 'vitest';
import { voicesOf } from './casting.ts';
import { enteredShare, filmScript, gestureOf, lineAt, shotAt } from './film-script.ts';

const beats = Array.from({ length: 9 }, (_, i) => ({
  speaker: i % 3,
  text: `Line ${i}`,
  seconds: 1 + (i % 4),
}));

it('lets everybody arrive, speak in turn without overlap, and finish', () => {
  const script = filmScript(beats, 3);
  const arrived = Math.max(...script.entrances.map((one) => one.end));
  expect(script.lines[0]!.start).toBeGreaterThan(arrived);
  for (const [i, line] of script.lines.entries()) {
    expect(line.end - line.start).toBeCloseTo(beats[i]!.seconds, 6);
    const next = script.lines[i + 1];
    if (next) expect(next.start).toBeGreaterThan(line.end);
  }
  const spoken = beats.reduce((sum, one) => sum + one.seconds, 0);
  expect(script.seconds).toBeGreaterThan(script.lines.at(-1)!.end + 0.5);
  expect(script.seconds).toBeLessThan(spoken + arrived + 0.5 * beats.length + 2);
  expect(enteredShare(script, 2, 0)).toBe(0);
  expect(enteredShare(script, 2, arrived)).toBe(1);
});

it('covers the whole film with shots, near ones of who speaks', () => {
  const script = filmScript(beats, 3);
  expect(script.shots[0]).toMatchObject({ start: 0, subject: { kind: 'wide' } });
  expect(script.shots.at(-1)!.end).toBe(script.seconds);
  for (const [i, shot] of script.shots.entries()) {
    expect(shot.end).toBeGreaterThan(shot.start);
    if (i > 0) expect(shot.start).toBe(script.shots[i - 1]!.end);
  }
  for (const line of script.lines.slice(0, 3)) {
    const { subject } = shotAt(script, (line.start + line.end) / 2);
    expect(subject).toMatchObject({ kind: 'close', who: line.speaker });
    expect(lineAt(script, (line.start + line.end) / 2)).toBe(line);
  }
});

it('shows people for a while where nobody speaks', () => {
  expect(filmScript([], 2).seconds).toBeGreaterThan(4);
  expect(filmScript([], 2).shots).toHaveLength(1);
});

it('waves at greetings and gives neutral people different voices', () => {
  expect([gestureOf('Hello there!'), gestureOf('¡Hola!'), gestureOf('The sea is blue.')]).toEqual([
    'waving',
    'waving',
    'talking',
  ]);
  expect(voicesOf(['neutral'])).toEqual(['neutral']);
  const voices = voicesOf(['neutral', 'female-adult', 'neutral']);
  expect(voices[1]).toBe('female-adult');
  expect(new Set(voices).size).toBe(3);
});
