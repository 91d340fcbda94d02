/** Captions inside a film file that players switch on and off: MP4's own timed text. */

import type { Muxer } from 'node-av/api';
import { AV_CODEC_ID_MOV_TEXT, AV_DISPOSITION_DEFAULT, AVMEDIA_TYPE_SUBTITLE } from 'node-av/constants';
import { CodecParameters, Dictionary, Packet, Rational, type Stream } from 'node-av/lib';

export interface FilmCaption {
  /** Seconds. */
  start: number;
  end: number;
  text: string;
}

export interface FilmCaptions {
  lines: readonly FilmCaption[];
  /** As in ISO 639-2, such as 'eng'. */
  language: string;
}

const TICKS = 1000;

/** How players set the text where the person has chosen nothing: white, below, in their usual letters (3GPP timed text). */
function lookOfText(): Buffer {
  const font = Buffer.from('Sans-Serif');
  const record = Buffer.alloc(30);
  // Below and in the middle: justification 1, -1; nothing behind the text.
  record.writeInt8(1, 4);
  record.writeInt8(-1, 5);
  // The style: font 1, 18 points, opaque white.
  record.writeUInt16BE(1, 22);
  record.writeUInt8(18, 25);
  record.writeUInt32BE(0xffffffff, 26);
  const table = Buffer.alloc(13 + font.length);
  table.writeUInt32BE(table.length, 0);
  table.write('ftab', 4, 'latin1');
  table.writeUInt16BE(1, 8);
  table.writeUInt16BE(1, 10);
  table.writeUInt8(font.length, 12);
  font.copy(table, 13);
  return Buffer.concat([record, table]);
}

function trackOf(language: string): Stream {
  const codecpar = new CodecParameters();
  codecpar.alloc();
  codecpar.codecType = AVMEDIA_TYPE_SUBTITLE;
  codecpar.codecId = AV_CODEC_ID_MOV_TEXT;
  codecpar.extradata = lookOfText();
  const none = new Rational(0, 1);
  // What the writer asks of a track that it takes over as it is.
  return {
    codecpar,
    timeBase: new Rational(1, TICKS),
    avgFrameRate: none,
    rFrameRate: none,
    sampleAspectRatio: none,
    duration: 0n,
    metadata: Dictionary.fromObject({ language }),
    disposition: AV_DISPOSITION_DEFAULT,
  } as unknown as Stream;
}

export function addCaptionTrack(muxer: Muxer, { lines, language }: FilmCaptions) {
  const track = muxer.addStream(trackOf(language));
  let next = 0;
  return {
    /** Lines go beside the pictures that they belong to. */
    async upTo(seconds: number): Promise<void> {
      for (; next < lines.length && lines[next]!.start <= seconds; next++) {
        const { start, end, text } = lines[next]!;
        const letters = Buffer.from(text);
        const data = Buffer.alloc(2 + letters.length);
        data.writeUInt16BE(letters.length, 0);
        letters.copy(data, 2);
        const packet = new Packet();
        packet.alloc();
        packet.data = data;
        packet.timeBase = { num: 1, den: TICKS };
        packet.pts = BigInt(Math.round(start * TICKS));
        packet.dts = packet.pts;
        packet.duration = BigInt(Math.max(1, Math.round((end - start) * TICKS)));
        packet.isKeyframe = true;
        await muxer.writePacket(packet, track);
        packet.free();
      }
    },
  };
}
