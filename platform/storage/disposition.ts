/** The header that tells a browser what a file is called. */

/** All that RFC 8187 does not allow as it is: with a plain apostrophe in it, Chrome drops the whole name. */
const encode = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** For programs that know only the old form. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');

export const disposition = (name: string, kind: 'attachment' | 'inline' = 'attachment'): string =>
  `${kind}; filename="${plain(name)}"; filename*=UTF-8''${encode(name.toWellFormed())}`;
