/** The trail is read by many and exported: nothing in it may open a door. */

import { describe, expect, it } from 'vitest';
import { HIDDEN, namesSecret, withoutSecrets } from './without-secrets.ts';

describe('details of the trail', () => {
  it('hide fields whose name says what they hold, at any depth', () => {
    expect(
      withoutSecrets({
        address: '10.0.0.1',
        password: 'a',
        after: { sessionToken: 'b', list: [{ api_key: 'c', plan: 'pro' }] },
      }),
    ).toEqual({
      address: '10.0.0.1',
      password: HIDDEN,
      after: { sessionToken: HIDDEN, list: [{ api_key: HIDDEN, plan: 'pro' }] },
    });
  });

  it('hide user names and passwords inside addresses', () => {
    expect(withoutSecrets({ after: 'smtp://me:word@mail.example.com:25' })).toEqual({
      after: `smtp://${HIDDEN}@mail.example.com:25`,
    });
    expect(withoutSecrets({ after: 'https://example.com/a:b@c' })).toEqual({
      after: 'https://example.com/a:b@c',
    });
  });

  it('leave everything else as it is', () => {
    const details = { before: { role: 'user' }, after: null, count: 3, at: new Date(), key: 'sign_ups' };
    expect(withoutSecrets(details)).toEqual(details);
  });

  it.each(['smtp_password', 'stripe_secret', 'apiKey', 'API-KEY', 'access_token', 'passwordHash', 'my.key'])(
    'know %s for a secret',
    (name) => expect(namesSecret(name)).toBe(true),
  );
  it.each(['sign_ups', 'blocked_words', 'image_model', 'keyboard', 'monkey', 'address'])(
    'know %s for none',
    (name) => expect(namesSecret(name)).toBe(false),
  );
});
