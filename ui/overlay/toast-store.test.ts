/** One toast at a time, and dismissed ones linger unseen before they are forgotten. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  reportShown,
  subscribeToasts,
  TOAST_REMOVE_DELAY,
  toast,
  toastList,
  toastReducer,
} from './toast-store.ts';

describe('toastReducer', () => {
  const entry = (id: string) => ({ id, title: id, open: true });

  it('keeps only the newest', () => {
    const list = toastReducer([entry('1')], { type: 'add', toast: entry('2') });
    expect(list.map(({ id }) => id)).toEqual(['2']);
  });

  it('closes without removing, then removes', () => {
    const closed = toastReducer([entry('1')], { type: 'dismiss', id: '1' });
    expect(closed).toEqual([{ id: '1', title: '1', open: false }]);
    expect(toastReducer(closed, { type: 'remove', id: '1' })).toEqual([]);
  });

  it('leaves others alone', () => {
    const list = [entry('1')];
    expect(toastReducer(list, { type: 'dismiss', id: '9' })).toEqual(list);
    expect(toastReducer(list, { type: 'remove', id: '9' })).toEqual(list);
  });
});

describe('the store', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('tells its listeners and forgets a dismissed toast after the delay', () => {
    const heard = vi.fn();
    const stop = subscribeToasts(heard);
    const { id, dismiss } = toast({ title: 'Saved' });
    expect(toastList()).toMatchObject([{ id, title: 'Saved', open: true }]);
    dismiss();
    dismissToast(id);
    expect(toastList()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(toastList()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastList()).toHaveLength(0);
    expect(heard).toHaveBeenCalled();
    stop();
  });

  it('tells whoever asked when a toast stands on the screen, and only then', async () => {
    const seen = vi.fn();
    const { id, shown } = toast({ title: 'Saved' });
    void shown.then(seen);
    reportShown('another');
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).not.toHaveBeenCalled();
    reportShown(id);
    await shown;
    expect(seen).toHaveBeenCalledOnce();
  });
});
