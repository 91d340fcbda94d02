/** A wolf, coyote or husky: the fox in grey, without its dark marks and with pale feet. */

import { subject, tone } from '../../subject.ts';
import { type Head, quadruped } from '../quadruped.ts';
import { fox, foxHead, POSES } from './canine.ts';

const wolfHead = (): Head => {
  const base = foxHead();
  return { ...base, paint: base.paint.filter((layer) => layer.colour !== 'dark') };
};

export const WOLF = subject({
  name: 'wolf',
  family: 'animal',
  words: ['wolves', 'coyote', 'husky'],
  size: 0.8,
  colours: {
    body: '#77818f',
    belly: '#eef1f4',
    dark: tone('body', 0.6),
    inner: tone('body', 0.5),
    iris: '#e0b33a',
  },
  poses: POSES,
  build: ({ pose }) => quadruped({ ...fox, head: wolfHead(), feet: 'belly' }, pose),
});
