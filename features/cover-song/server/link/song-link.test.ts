/** Every spelling of a song's link that people paste, and every trick that only looks like one. */

import { describe, expect, it } from 'vitest';
import { checkedLink, parseSongLink } from './song-link.ts';

const ID = 'dQw4w9WgXcQ';

describe('links of songs', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&feature=share`,
    `https://music.youtube.com/watch?v=${ID}&si=abc`,
    `https://www.youtube.com/watch?list=PL123&v=${ID}&index=4&t=42s`,
    `https://www.youtube.com/watch/?v=${ID}#t=10`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}/?si=Xyz&t=5`,
    `https://www.youtu.be/${ID}?list=PL1`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}?si=1`,
    `https://www.youtube.com/v/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `  https://youtu.be/${ID}\n`,
    `https://www.youtube.com./watch?v=${ID}`,
    `https://www.youtube.com:443/watch?v=${ID}`,
  ])('takes %s', (text) => {
    expect(parseSongLink(text)).toEqual({ videoId: ID, url: `https://www.youtube.com/watch?v=${ID}` });
  });

  it.each([
    '',
    '   ',
    'hello',
    `youtube.com/watch?v=${ID}`,
    'https://',
    'http:youtu.be',
    `ftp://youtu.be/${ID}`,
    'javascript:alert(1)//youtube.com',
    `file:///youtube.com/${ID}`,
    'data:text/html,youtube.com',
  ])('is no link at all: %s', (text) => {
    expect(parseSongLink(text)).toBe('invalid');
    expect(() => checkedLink(text)).toThrow(/^Please enter a valid YouTube URL$/);
  });

  it.each([
    'https://example.com/',
    `https://youtube.com.evil.org/watch?v=${ID}`,
    `https://evil.org/?youtube.com&v=${ID}`,
    `https://evil.org/youtube.com/watch?v=${ID}`,
    `https://evil.org/watch?v=${ID}#youtube.com`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://youtube.com@evil.org/watch?v=${ID}`,
    `https://www.youtube.com:pass@evil.org/watch?v=${ID}`,
    `https://somebody@youtube.com/watch?v=${ID}`,
    `https://youtube.com:8443/watch?v=${ID}`,
    `https://youtube.com\\@evil.org/watch?v=${ID}x`,
    `https://xn--yutube-wqf.com/watch?v=${ID}`,
    `https://yоutube.com/watch?v=${ID}`,
    `https://youtu.be.evil.org/${ID}`,
    `https://studio.youtube.com/watch?v=${ID}`,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}extra`,
    'https://www.youtube.com/watch?v=../../../etc',
    'https://www.youtube.com/playlist?list=PL123456789',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/@somebody',
    `https://www.youtube.com/redirect?q=https://evil.org&v=${ID}`,
    `https://youtu.be/a/${ID}`,
    'https://youtu.be/',
  ])('is foreign or names no video: %s', (text) => {
    expect(parseSongLink(text)).toBe('foreign');
    expect(() => checkedLink(text)).toThrow(/^Must be a valid YouTube URL$/);
  });
});
