/** Unsaved work comes back to the person and project it belongs to, and another tab's version is noticed. */

import { beforeEach, describe, expect, it } from 'vitest';
import { BLANK_VIDEO } from '../../contract.ts';
import { basisOf, isNewer, newestDraft, readDraft, removeDraft, writeDraft } from './drafts.ts';

class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new MemoryStorage() as unknown as Storage;
});
const draft = (title: string, at: number) => ({ data: { ...BLANK_VIDEO, title }, basis: null, at });

describe('a draft', () => {
  it('belongs to one person and one project', () => {
    writeDraft(storage, 'ann', 'p1', draft('Bread', 1));
    expect(readDraft(storage, 'ann', 'p1')?.data.title).toBe('Bread');
    expect(readDraft(storage, 'ann', undefined)).toBeUndefined();
    expect(readDraft(storage, 'bob', 'p1')).toBeUndefined();
    removeDraft(storage, 'ann', 'p1');
    expect(newestDraft(storage, 'ann')).toBeUndefined();
  });

  it('that was written last comes first; what cannot be read is passed over', () => {
    writeDraft(storage, 'ann', 'p1', draft('Bread', 1));
    writeDraft(storage, 'ann', undefined, draft('Cake', 2));
    storage.setItem('atelier.video-draft.ann.p3', '{"at": 9');
    expect(newestDraft(storage, 'ann')).toMatchObject({ projectId: undefined });
  });

  it('does not stop anybody when storage is full', () => {
    storage.setItem = () => {
      throw new Error('full');
    };
    expect(() => writeDraft(storage, 'ann', 'p1', draft('Bread', 1))).not.toThrow();
  });
});

it('another version is one that says something else, not one with another name', () => {
  const opened = basisOf({ version: 1, data: BLANK_VIDEO });
  const renamed = basisOf({ version: 2, data: { ...BLANK_VIDEO, title: 'New' } });
  const changed = basisOf({ version: 2, data: { ...BLANK_VIDEO, style: 'bold' } });
  expect([renamed, changed].map((now) => isNewer(opened, now))).toEqual([false, true]);
  expect(isNewer(null, changed)).toBe(false);
});
