/** Messages about models never carry a key, whatever the provider put into its own. */

import { describe, expect, it } from 'vitest';
import { AppError } from '#common/errors.ts';
import { explainModelError, redact } from './model-errors.ts';

const explain = explainModelError({
  label: 'Acme',
  id: 'acme:brush',
  keySetting: 'ACME_KEY',
  modelSetting: 'IMAGE_MODEL',
  secrets: ['hunter2'],
});

describe('redact', () => {
  it.each([
    ['the key hunter2 is wrong', 'the key … is wrong'],
    ['Incorrect API key: sk-proj-abcdef0123456789', 'Incorrect API key: …'],
    ['sent Bearer abcdefghijklmnop', 'sent …'],
    ['GET https://host/video?alt=media&key=abc123', 'GET https://host/video?alt=media&key=…'],
    ['two\n  lines', 'two lines'],
    ['harmless words about a monkey and a token', 'harmless words about a monkey and a token'],
  ])('%j', (before, after) => {
    expect(redact(before, ['hunter2', ''])).toBe(after);
  });

  it('keeps messages short', () => {
    expect(redact('word '.repeat(500), [])).toHaveLength(300);
  });
});

describe('explain', () => {
  it('finds our own error below what packages wrap around it', () => {
    const own = new AppError('rate_limited', 'Slow down');
    expect(explain(new Error('outer', { cause: new Error('inner', { cause: own }) }))).toBe(own);
  });

  it('says when a size is too much', () => {
    expect(explain(Object.assign(new Error('big'), { statusCode: 413 }))).toMatchObject({
      code: 'too_large',
    });
  });

  it('says when the deadline passed', () => {
    expect(explain(new DOMException('late', 'TimeoutError'))).toMatchObject({
      message: 'Acme took too long.',
    });
  });

  it('keeps of the cause its words only', () => {
    const error = Object.assign(new Error('bad hunter2'), {
      statusCode: 400,
      requestBodyValues: { secret: 'hunter2' },
    });
    const { cause } = explain(error) as AppError;
    expect(Object.keys(cause as Error)).toEqual([]);
    expect((cause as Error).message).toBe('bad …');
  });

  it.each([undefined, null, 'text', 42])('does not stumble over %j', (thrown) => {
    expect(explain(thrown)).toBeInstanceOf(AppError);
  });
});
