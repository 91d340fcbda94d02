/** Sound that is no longer wanted is no longer fetched. */

import { expect, it } from 'vitest';
import { release } from './use-film-sound.ts';

it('takes the address away and begins anew, which is what ends a request', () => {
  const did: string[] = [];
  release({
    pause: () => void did.push('pause'),
    removeAttribute: (name) => void did.push(`remove ${name}`),
    load: () => void did.push('load'),
  });
  expect(did).toEqual(['pause', 'remove src', 'load']);
});
