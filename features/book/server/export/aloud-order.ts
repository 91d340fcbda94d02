/** What the process that writes audiobooks and films of books is told: paths and plain data. */

export interface AloudPage {
  title: string;
  /** A JPEG of the page. */
  picture: string;
  /** Seconds of the whole. */
  start: number;
  end: number;
  /** Moves across the picture while it is read. */
  isPanned: boolean;
}

export interface AloudOrder {
  kind: 'audiobook' | 'film';
  title: string;
  author: string;
  language: string;
  pages: readonly AloudPage[];
  captions: readonly { start: number; end: number; text: string }[];
  /** Raw samples, sixteen bits, one channel. */
  voice: { path: string; rate: number };
  seconds: number;
  file: string;
}
