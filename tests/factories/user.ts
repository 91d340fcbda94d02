/** A person about to sign up. */

import type { z } from 'zod';
import type { registerBody } from '#features/account/contract.ts';
import { nextNumber } from './sequence.ts';

export type NewUser = z.input<typeof registerBody>;

export const newUser = (given: Partial<NewUser> = {}): NewUser => {
  const number = nextNumber();
  return {
    email: `person${number}@example.com`,
    password: 'correct horse battery',
    firstName: `Person ${number}`,
    lastName: 'Example',
    ...given,
  };
};
