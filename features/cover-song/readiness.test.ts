/** What the page asks for before a video can be made. */

import { describe, expect, it } from 'vitest';
import type { CoverProject } from './contract.ts';
import { missingPart, unansweredPart } from './readiness.ts';

const project = (character: object) =>
  ({
    song: { status: 'ready', rightsConfirmedAt: '2026-01-01T00:00:00.000Z' },
    character: {
      characterType: 'user_face',
      bodyType: null,
      faceImageUrl: '/api/files/face',
      faceConfirmedAt: '2026-01-01T00:00:00.000Z',
      face: null,
      ...character,
    },
  }) as unknown as CoverProject;

describe('a cover song', () => {
  it('asks whose body the face of a photo belongs to', () => {
    expect(unansweredPart(project({}))).toBe('body');
    expect(unansweredPart(project({ bodyType: 'male' }))).toBeNull();
  });

  it('asks for the photo first, and not at all for other performers', () => {
    expect(unansweredPart(project({ faceImageUrl: null }))).toBe('face');
    expect(unansweredPart(project({ characterType: 'celebrity' }))).toBeNull();
  });

  it('can be rendered by calls that leave it open', () => {
    expect(missingPart(project({}))).toBeNull();
  });
});
