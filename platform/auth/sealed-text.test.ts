/** A sealed secret opens for its owner, its purpose and its installation only. */

import { expect, it } from 'vitest';
import { openSealed, sealText } from './sealed-text.ts';

const sealed = sealText('installation', 'second-factor', 'ann', 'JBSWY3DPEHPK3PXP');

it('comes back as it was, and looks different every time', () => {
  expect(openSealed('installation', 'second-factor', 'ann', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealText('installation', 'second-factor', 'ann', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

it.each([
  ['another installation', 'another', 'second-factor', 'ann', sealed],
  ['another purpose', 'installation', 'something else', 'ann', sealed],
  ['another person', 'installation', 'second-factor', 'bob', sealed],
  [
    'changed',
    'installation',
    'second-factor',
    'ann',
    `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`,
  ],
  ['too short', 'installation', 'second-factor', 'ann', 'AAAA'],
])('does not open: %s', (_, secret, purpose, owner, text) =>
  expect(openSealed(secret, purpose, owner, text)).toBeUndefined(),
);
