/** Parts that were cut at the limit are refused, whether the library says so or not. */

import type { MultipartFile } from '@fastify/multipart';
import { describe, expect, it } from 'vitest';
import { partBytes } from './part-bytes.ts';

const part = (truncated: boolean, toBuffer: () => Promise<Buffer>) =>
  ({ toBuffer, file: { truncated } }) as unknown as MultipartFile;

describe('the bytes of a part', () => {
  it('come whole', async () => {
    const bytes = Buffer.from('whole');
    expect(
      await partBytes(
        part(false, async () => bytes),
        'too large',
      ),
    ).toBe(bytes);
  });

  it('are refused when they were cut without a word', async () => {
    await expect(
      partBytes(
        part(true, async () => Buffer.from('cut')),
        'Ten are the limit.',
      ),
    ).rejects.toMatchObject({
      code: 'too_large',
      message: 'Ten are the limit.',
    });
  });

  it('are refused in the same words when the library notices', async () => {
    const noticed = async () => {
      throw Object.assign(new Error('x'), { code: 'FST_REQ_FILE_TOO_LARGE' });
    };
    await expect(partBytes(part(true, noticed), 'Ten are the limit.')).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('fail as they fail otherwise', async () => {
    const broken = async () => {
      throw new Error('broken');
    };
    await expect(partBytes(part(false, broken), 'x')).rejects.toThrow('broken');
  });
});
