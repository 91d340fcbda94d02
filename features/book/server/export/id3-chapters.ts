/** Title, cover and chapters of an MP3 as an ID3 tag (2.4, with CHAP and CTOC), as audiobook players read them. Pure. */

export interface Chapter {
  title: string;
  /** Seconds. */
  start: number;
  end: number;
}

/** Seven bits of each byte count. */
const synchsafe = (size: number): Buffer =>
  Buffer.from([(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127]);

const frame = (name: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name, 'latin1'), synchsafe(body.length), Buffer.alloc(2), body]);

/** UTF-16 with its mark: every script, and every player knows it. */
const textFrame = (name: string, text: string): Buffer =>
  frame(name, Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]));

const chapterFrame = ({ title, start, end }: Chapter, i: number): Buffer => {
  const times = Buffer.alloc(16, 0xff);
  times.writeUInt32BE(Math.round(start * 1000), 0);
  times.writeUInt32BE(Math.round(end * 1000), 4);
  return frame('CHAP', Buffer.concat([Buffer.from(`c${i}\0`, 'latin1'), times, textFrame('TIT2', title)]));
};

export function id3Tag({
  title,
  author,
  chapters,
  cover,
}: {
  title: string;
  author: string;
  chapters: readonly Chapter[];
  cover?: Buffer | undefined;
}): Buffer {
  const shown = chapters.slice(0, 255);
  const contents = Buffer.concat([
    Buffer.from('toc\0', 'latin1'),
    Buffer.from([3, shown.length]),
    ...shown.map((_, i) => Buffer.from(`c${i}\0`, 'latin1')),
  ]);
  const body = Buffer.concat([
    textFrame('TIT2', title),
    textFrame('TALB', title),
    ...(author ? [textFrame('TPE1', author)] : []),
    textFrame('TCON', 'Audiobook'),
    frame('CTOC', contents),
    ...shown.map(chapterFrame),
    ...(cover ? [frame('APIC', Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), cover]))] : []),
  ]);
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0]), synchsafe(body.length), body]);
}
