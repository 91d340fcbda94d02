/** Small pictures of things: a document is a clean tile that says what it is. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LibraryItem } from '#common/library.ts';
import { ItemPreview } from './item-preview.tsx';

const shown = (item: Partial<LibraryItem>) =>
  renderToStaticMarkup(
    <ItemPreview item={{ thumbnailUrl: null, contentType: null, ...item } as LibraryItem} />,
  );

it.each([
  ['application/pdf', 'PDF'],
  ['application/zip', 'ZIP'],
  ['application/x-zip-compressed', 'ZIP'],
])('a file of type %s shows %s and no picture', (contentType, name) => {
  const tile = shown({ kind: 'file', contentType });
  expect(tile).toContain(`>${name}</span>`);
  expect(tile).not.toContain('<img');
});

it('what has a picture shows it, and nothing else', () => {
  const tile = shown({ kind: 'image', contentType: 'image/png', thumbnailUrl: '/api/files/a/thumbnail' });
  expect(tile).toContain('src="/api/files/a/thumbnail"');
  expect(tile).not.toContain('PNG');
});
