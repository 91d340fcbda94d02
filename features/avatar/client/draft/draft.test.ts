/** What stays and what goes when a description is changed, an option is chosen by hand, or a word is taken out. */

import { describe, expect, it } from 'vitest';
import { DEFAULT_CHARACTER, type Understood } from '../../contract.ts';
import { describedCharacter } from '../../scene/describe/read-description.ts';
import {
  BLANK,
  type CharacterDraft,
  forReading,
  putBack,
  takeOut,
  withAccessoryColor,
  withOption,
} from './draft.ts';

/** As the page and the server do it together. */
function generate(draft: CharacterDraft, description = draft.description): CharacterDraft {
  const start = forReading({ ...draft, description });
  const { characterData: data, ...read } = describedCharacter(description, start.base, start.removed);
  return { ...start, ...read, data, readText: description };
}
const chip = ({ understood }: CharacterDraft, value: string): Understood =>
  understood.find((one) => one.value === value)!;
const worn = ({ data }: CharacterDraft) => data.clothing.accessories;

const PIRATE = 'a cheerful pirate with a beard and glasses';

describe('a character in the making', () => {
  it('keeps a removed word out of the next drawing, and brings it back when asked', () => {
    const pirate = generate(BLANK, PIRATE);
    expect(worn(pirate)).toEqual(['glasses', 'hat']);
    const bare = takeOut(takeOut(pirate, chip(pirate, 'hat')), chip(pirate, 'beard'));
    expect(bare.removed.map((one) => one.value)).toEqual(['hat', 'beard']);
    const again = generate(bare, `${PIRATE}, tall`);
    expect(worn(again)).toEqual(['glasses']);
    expect(again.data.appearance).toMatchObject({ facialHair: '', height: 'tall' });
    const back = generate(putBack(again, again.removed[0]!));
    expect(worn(back)).toEqual(['glasses', 'hat']);
    expect(back.removed.map((one) => one.value)).toEqual(['beard']);
  });

  it('leaves nothing of one description in the next', () => {
    const pirate = generate(BLANK, PIRATE);
    const next = generate(takeOut(pirate, chip(pirate, 'glasses')), 'a shy astronaut with glasses');
    expect(worn(next)).toEqual(['glasses']);
    expect(next.data.appearance.facialHair).toBe('');
    expect(next.data.personality.traits).toEqual(['shy']);
  });

  it('keeps what was chosen by hand, against the words too', () => {
    const pirate = generate(BLANK, PIRATE);
    const blonde = withOption(pirate, 'appearance', { hairColor: 'blonde', facialHair: 'goatee' });
    const scarf = withOption(blonde, 'clothing', { accessories: [...worn(blonde), 'scarf'] });
    expect(scarf.base.clothing.accessories).toEqual(['scarf']);
    const again = generate(scarf);
    expect(again.data.appearance).toMatchObject({ hairColor: 'blonde', facialHair: 'goatee' });
    const next = generate(again, 'a grumpy robot');
    expect(worn(next)).toEqual(['scarf']);
    expect(next.data.appearance.hairColor).toBe('blonde');
  });

  it('takes a coloured thing out and brings it back in its colour; a colour chosen by hand stays', () => {
    const fox = generate(BLANK, 'a fox with a blue scarf');
    const colours = ({ data }: CharacterDraft) => data.clothing.accessoryColors;
    expect([worn(fox), colours(fox)]).toEqual([['scarf'], { scarf: 'blue' }]);
    const bare = generate(takeOut(fox, chip(fox, 'scarf')));
    expect([worn(bare), colours(bare)]).toEqual([[], {}]);
    const back = putBack(bare, bare.removed[0]!);
    expect([worn(back), colours(back)]).toEqual([['scarf'], { scarf: 'blue' }]);
    const red = withAccessoryColor(fox, 'scarf', 'red');
    expect(red.understood.map((one) => one.value)).not.toContain('scarf');
    expect([worn(generate(red)), colours(generate(red))]).toEqual([['scarf'], { scarf: 'red' }]);
    const plain = generate(withAccessoryColor(red, 'scarf', undefined));
    expect([worn(plain), colours(plain)]).toEqual([['scarf'], {}]);
  });

  it('drops a template when somebody else is described', () => {
    const king = {
      ...BLANK,
      name: 'King',
      templateId: 't',
      readText: 'an old king with a crown',
      base: {
        ...DEFAULT_CHARACTER,
        clothing: { ...DEFAULT_CHARACTER.clothing, accessories: ['crown' as const] },
      },
    };
    expect(worn(generate(king, 'an old king with a crown and a scarf'))).toEqual(['crown', 'scarf']);
    expect(generate(king, 'a young student in a green sweater')).toMatchObject({
      name: '',
      templateId: null,
      data: { clothing: { accessories: [] } },
    });
  });

  it('leaves a saved character alone when somebody else is described, and keeps to it otherwise', () => {
    const pip = { ...BLANK, name: 'Pip', editing: 'pip', readText: 'a small penguin with a blue scarf' };
    expect(generate(pip, 'a grumpy bear in a red cap')).toMatchObject({ name: '', editing: null });
    expect(generate(pip, 'a small penguin with a green scarf')).toMatchObject({
      name: 'Pip',
      editing: 'pip',
    });
  });
});
