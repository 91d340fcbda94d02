/** The unread count on screen must stay true while the server is still being told. */

import { describe, expect, it } from 'vitest';
import { withRead } from './use-notifications.ts';

const now = '2026-01-02T00:00:00.000Z';
const item = (id: string, readAt: string | null = null) => ({
  id,
  kind: 'info',
  title: id,
  body: null,
  said: null,
  link: null,
  readAt,
  createdAt: '2026-01-01T00:00:00.000Z',
});

describe('withRead', () => {
  it('marks the named ones and lowers the count by what was unread', () => {
    const after = withRead({ unread: 5, items: [item('a'), item('b', now), item('c')] }, ['a', 'b'], now);
    expect(after.unread).toBe(4);
    expect(after.items.map((one) => one.readAt)).toEqual([now, now, null]);
  });

  it('without names marks all, also those beyond the list', () => {
    const after = withRead({ unread: 80, items: [item('a')] }, undefined, now);
    expect(after.unread).toBe(0);
    expect(after.items[0]?.readAt).toBe(now);
  });

  it('never counts below nothing', () => {
    expect(withRead({ unread: 0, items: [item('a')] }, ['a'], now).unread).toBe(0);
  });
});
