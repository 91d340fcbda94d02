/** Router, server and titles all lean on this list. */

import { describe, expect, it } from 'vitest';
import { documentTitle, PAGES, pageAt } from './pages.ts';

describe('the pages', () => {
  it('are the routes of the specification, and those added since', () => {
    expect(PAGES.map((page) => page.path)).toEqual([
      '/',
      '/home',
      '/ai-image-generator',
      '/avatar-creator',
      '/video-maker',
      '/speech-tools',
      '/task-management',
      '/logo-maker',
      '/cover-song-maker',
      '/song-generator',
      '/movie-maker',
      '/book-creator',
      '/help',
      '/photo-editor',
      '/design-studio',
      '/campaigns',
      '/marketing-videos',
      '/instagram-tools',
      '/facebook-tools',
      '/template-maker',
      '/calendar',
      '/notes',
      '/email-campaigns',
      '/library',
      '/subscription',
      '/security',
      '/settings',
      '/admin',
    ]);
  });

  it('are found with or without a slash at the end, and nothing else is', () => {
    expect(pageAt('/')?.path).toBe('/');
    expect(pageAt('/home/')?.path).toBe('/home');
    expect(pageAt('/notes/some-id')?.path).toBe('/notes');
    expect(pageAt('/notes/some/id')).toBeUndefined();
    expect(pageAt('/homes')).toBeUndefined();
    expect(pageAt('/api/login')).toBeUndefined();
  });

  it('give the document its title', () => {
    expect(documentTitle('Task Management')).toBe('Task Management · Atelier');
    expect(documentTitle(undefined)).toBe('Atelier: the AI creative suite');
  });
});
