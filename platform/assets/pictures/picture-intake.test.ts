/** What passes the door is told by its content: pictures of points do, drawings, papers and films do not. */

import { expect, it } from 'vitest';
import { hugePicture } from '#tests/factories/huge-picture.ts';
import { lookAtPicture, rasterTypeOf } from './picture-intake.ts';

/** One white point. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

it('lets pictures of points in', async () => {
  expect(await rasterTypeOf(Buffer.from(PNG, 'base64'))).toBe('image/png');
  expect(await rasterTypeOf(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'))).toBe('image/gif');
});

it.each([
  ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a paper', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'],
  ['a picture that browsers do not show', 'II*\0\x08\0\0\0\0\0\0\0\0\0\0\0'],
  ['a film', '\0\0\0\x1cftypmp42\0\0\0\0mp42isom'],
  ['words', 'just words'],
])('keeps %s out', async (_, bytes) => {
  await expect(rasterTypeOf(Buffer.from(bytes, 'latin1'))).rejects.toMatchObject({
    code: 'unsupported_media',
    message: 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.',
  });
});

it('says of nothing that it is empty', async () => {
  await expect(rasterTypeOf(Buffer.alloc(0))).rejects.toMatchObject({ code: 'bad_request' });
});

it('lets no more points in than a camera has', async () => {
  await expect(lookAtPicture(hugePicture(9000), { userId: undefined })).rejects.toMatchObject({
    code: 'too_large',
  });
});
