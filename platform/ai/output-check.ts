/** A provider may answer 'success' with an error page inside: what it calls a picture must be one. */

import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#common/errors.ts';

export interface OutputCheck {
  images(images: readonly (string | Uint8Array)[]): Promise<void>;
  audio(audio: string | Uint8Array): void;
}

/** Longest run of bytes that is looked at: enough for every signature. */
const HEAD_BYTES = 4100;

/** `isOwn`: our engines also give parts of a longer sound, and those may begin with any bytes. */
export function createOutputCheck(label: string, isOwn = false): OutputCheck {
  const fail = (what: string) => new AppError('upstream_failed', `${label} ${what}`);
  return {
    async images(images) {
      if (images.length === 0) throw fail('made no picture. Please try another description.');
      for (const image of images) {
        const type = await fileTypeFromBuffer(headOf(image));
        if (!type?.mime.startsWith('image/')) throw fail('sent something that is not a picture.');
      }
    },
    audio(audio) {
      const head = headOf(audio);
      if (head.byteLength === 0) throw fail('made no sound. Please try another text.');
      if (!isOwn && isText(head)) throw fail('sent something that is not sound.');
    },
  };
}

/** Bare samples have no signature, so sound is only refused when it plainly is text. */
const isText = (head: Uint8Array): boolean => {
  const start = head.subarray(0, 24);
  const isTagged = ['ID3', 'RIFF', 'OggS', 'fLaC'].some((tag) =>
    Buffer.from(start).toString('latin1').startsWith(tag),
  );
  return !isTagged && start.every((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d);
};

function headOf(data: string | Uint8Array): Uint8Array {
  // Four letters of base64 are three bytes.
  if (typeof data === 'string') return Buffer.from(data.slice(0, Math.ceil(HEAD_BYTES / 3) * 4), 'base64');
  return data.subarray(0, HEAD_BYTES);
}
