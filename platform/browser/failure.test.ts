/** A failed call must reach people as words, at the field it concerns where there is one. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#common/api-client.ts';
import { errorMessageOr, firstProblem, formErrors, handleApiError } from './failure.ts';
import { setNoticeHandler } from './notice.ts';

const failed = (status: number, body: unknown) => new ApiError(status, JSON.stringify(body), '');

describe('formErrors', () => {
  it('puts each issue at its field, the first one where several concern it', () => {
    const issues = [
      { path: 'email', message: 'Taken.' },
      { path: 'email', message: 'Too long.' },
      { path: 'body.password', message: 'Too short.' },
    ];
    expect(formErrors(failed(409, { message: 'No.', issues }))).toEqual({
      fields: { email: 'Taken.', password: 'Too short.' },
      form: undefined,
    });
  });

  it('uses the sentence of the server when no field is named', () => {
    expect(formErrors(failed(429, { message: 'Too many tries.' })).form).toBe('Too many tries.');
  });

  it('has words for a server that cannot be reached or does not speak', () => {
    expect(formErrors(new TypeError('fetch failed')).form).toMatch(/Can’t reach the server/);
    expect(formErrors(new ApiError(502, '<html>', 'Bad Gateway')).form).toMatch(/try again/);
  });
});

describe('what the server said, or this sentence', () => {
  it('is the server’s wherever it speaks of the matter, and ours for its own failures and for none', () => {
    expect(errorMessageOr(failed(409, { message: 'Taken.' }), 'Failed.')).toBe('Taken.');
    expect(errorMessageOr(failed(503, { message: 'Too much at once.' }), 'Failed.')).toBe(
      'Too much at once.',
    );
    expect(errorMessageOr(failed(500, { message: 'Oops.' }), 'Failed.')).toBe('Failed.');
    expect(errorMessageOr(new ApiError(502, '<html>', 'Bad Gateway'), 'Failed.')).toBe('Failed.');
    expect(errorMessageOr(new TypeError('fetch failed'))).toBeUndefined();
  });

  it('names the first wrong field where there is room for one sentence', () => {
    const issues = [{ path: 'value', message: 'Too small.' }];
    expect(firstProblem(failed(400, { message: 'No.', issues }))).toBe('Too small.');
    expect(firstProblem(failed(500, { message: 'Broken.' }))).toBe('Broken.');
  });
});

describe('handleApiError', () => {
  const shown = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', {
      href: '/task-management',
      pathname: '/task-management',
      search: '',
      hash: '',
    });
    vi.stubGlobal('document', { hidden: true });
    setNoticeHandler(shown);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    shown.mockReset();
  });

  it('shows the given message for any other failure', () => {
    handleApiError(failed(500, { message: 'x' }), {
      title: 'Creation Failed',
      description: 'Please try again.',
    });
    expect(shown).toHaveBeenCalledWith({
      title: 'Creation Failed',
      description: 'Please try again.',
      variant: 'destructive',
    });
  });

  it('says which quota is used up, with the way to the plans', () => {
    const message = 'You have used all 50 AI images of the lite plan this month.';
    handleApiError(failed(429, { message, code: 'quota_reached' }), { title: 'Generation Failed' });
    const [notice] = shown.mock.calls[0]!;
    expect(notice).toMatchObject({ description: message, action: { label: 'See plans' } });
    const pushState = vi.fn();
    vi.stubGlobal('history', { pushState });
    notice.action.onClick();
    expect(pushState.mock.calls[0]![2]).toBe('/subscription');
    shown.mockReset();
    handleApiError(failed(429, { message: 'Slow down.', code: 'rate_limited' }), {
      title: 'Creation Failed',
    });
    expect(shown).toHaveBeenCalledWith({ title: 'Creation Failed', variant: 'destructive' });
  });

  it('says once that the person is signed out, then goes to the sign-in page after 500 ms', async () => {
    handleApiError(failed(401, { message: 'Unauthorized' }), { title: 'Creation Failed' });
    handleApiError(failed(401, { message: 'Unauthorized' }), { title: 'Creation Failed' });
    expect(shown.mock.calls).toEqual([
      [
        {
          title: 'Unauthorized',
          description: 'You are logged out. Logging in again...',
          variant: 'destructive',
        },
      ],
    ]);
    await vi.advanceTimersByTimeAsync(499);
    expect(location.href).toBe('/task-management');
    await vi.advanceTimersByTimeAsync(1);
    expect(location.href).toBe('/api/login');
  });
});

/** People must be able to read why they are sent away: the wait begins when the words are on the screen. */
describe('leaving with a message', () => {
  const FRAME = 16;
  let shown: PromiseWithResolvers<void>;
  let signIn: typeof import('./sign-in/sign-in.ts');
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('location', {
      href: '/task-management',
      pathname: '/task-management',
      search: '',
      hash: '',
    });
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, FRAME));
    shown = Promise.withResolvers();
    vi.resetModules();
    signIn = await import('./sign-in/sign-in.ts');
    const notices = await import('./notice.ts');
    notices.setNoticeHandler(() => ({ shown: shown.promise }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits for the words and two frames, then half a second', async () => {
    signIn.goToSignIn();
    await vi.advanceTimersByTimeAsync(5000);
    expect(location.href).toBe('/task-management');
    shown.resolve();
    await vi.advanceTimersByTimeAsync(2 * FRAME + 499);
    expect(location.href).toBe('/task-management');
    await vi.advanceTimersByTimeAsync(1);
    expect(location.href).toBe('/api/login');
  });

  it('does not count frames on a page that nobody sees', async () => {
    vi.stubGlobal('document', { hidden: true });
    shown.resolve();
    signIn.goToSignIn();
    await vi.advanceTimersByTimeAsync(500);
    expect(location.href).toBe('/api/login');
  });

  it('leaves in the end also when the words never appear', async () => {
    signIn.redirectWithNotice({ title: 'Access Denied' }, '/', 1000);
    await vi.advanceTimersByTimeAsync(signIn.UNSEEN_TIMEOUT_MS + 999);
    expect(location.href).toBe('/task-management');
    await vi.advanceTimersByTimeAsync(1);
    expect(location.href).toBe('/');
  });
});
