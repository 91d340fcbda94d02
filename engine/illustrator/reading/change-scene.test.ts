/** Corrections to a reading: things go or change, relations follow, and nonsense is passed over. */

import { describe, expect, it } from 'vitest';
import { changeScene } from './change-scene.ts';
import { readPrompt } from './read-prompt.ts';

const scene = readPrompt('a cat on a red sofa beside a lamp');
const words = (name: string) => scene.things.find((one) => one.name === name)!.words;

describe('a thing', () => {
  it('is taken off, and relations to others still point to them', () => {
    const changed = changeScene(scene, [{ kind: 'remove', words: words('lamp') }]);
    expect(changed.things.map((one) => one.name)).not.toContain('lamp');
    const cat = changed.things.find((one) => one.name === 'cat')!;
    expect(changed.things[cat.relation!.to]!.name).toBe('sofa');
    expect(changed.drawn.join(' ')).not.toContain('lamp');
  });

  it('stands by itself when what it stood on is gone', () => {
    const changed = changeScene(scene, [{ kind: 'remove', words: words('sofa') }]);
    expect(changed.things.find((one) => one.name === 'cat')!.relation).toBeNull();
  });

  it('becomes another one', () => {
    const changed = changeScene(scene, [{ kind: 'replace', words: words('cat'), name: 'dog' }]);
    expect(changed.things[0]).toMatchObject({ name: 'dog', kind: 'animal' });
    expect(changed.drawn[0]).toContain('dog');
  });

  it('may become a person', () => {
    const changed = changeScene(scene, [{ kind: 'replace', words: words('cat'), name: 'nurse' }]);
    expect(changed.things[0]).toMatchObject({ name: 'nurse', kind: 'person' });
    expect(changed.things[0]!.person).not.toBeNull();
  });
});

it('place and hour are changed', () => {
  const changed = changeScene(scene, [
    { kind: 'place', name: 'beach' },
    { kind: 'time', name: 'sunset' },
    { kind: 'weather', name: 'snow' },
  ]);
  expect(changed).toMatchObject({ place: 'beach', time: 'sunset', weather: 'snow', isPlaceNamed: true });
  expect(changed.drawn).toContain('beach');
});

it('what makes no sense changes nothing', () => {
  const changed = changeScene(scene, [
    { kind: 'replace', words: words('cat'), name: 'zorblax' },
    { kind: 'place', name: 'nowhere' },
    { kind: 'time', name: 'teatime' },
    { kind: 'remove', words: 'no such words' },
  ]);
  expect(changed).toEqual(scene);
});
