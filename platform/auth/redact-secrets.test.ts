/** The trail is read by many and exported: nothing in it may open an adapter. */

import { describe, expect, it } from 'vitest';
import { isSecretName, REDACTED, redactSecrets } from './redact-secrets.ts';

describe('details of the trail', () => {
  it('hide fields whose name says what they hold, at any depth', () => {
    expect(
      redactSecrets({
        address: '10.0.0.1',
        password: 'a',
        after: { sessionToken: 'b', list: [{ api_key: 'c', plan: 'pro' }] },
      }),
    ).toEqual({
      address: '10.0.0.1',
      password: REDACTED,
      after: { sessionToken: REDACTED, list: [{ api_key: REDACTED, plan: 'pro' }] },
    });
  });

  it('hide user names and passwords inside addresses', () => {
    expect(redactSecrets({ after: 'smtp://me:word@mail.example.com:25' })).toEqual({
      after: `smtp://${REDACTED}@mail.example.com:25`,
    });
    expect(redactSecrets({ after: 'https://example.com/a:b@c' })).toEqual({
      after: 'https://example.com/a:b@c',
    });
  });

  it('leave everything else as it is', () => {
    const details = { before: { role: 'user' }, after: null, count: 3, at: new Date(), key: 'sign_ups' };
    expect(redactSecrets(details)).toEqual(details);
  });

  it.each(['smtp_password', 'stripe_secret', 'apiKey', 'API-KEY', 'access_token', 'passwordHash', 'my.key'])(
    'know %s for a secret',
    (name) => expect(isSecretName(name)).toBe(true),
  );
  it.each(['sign_ups', 'blocked_words', 'image_model', 'keyboard', 'monkey', 'address'])(
    'know %s for none',
    (name) => expect(isSecretName(name)).toBe(false),
  );
});
