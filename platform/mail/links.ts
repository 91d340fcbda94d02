/** Makes the links of e-mails from the one public address, so that no other address can get into them. */

import { AppError } from '#common/errors.ts';

export type LinkTo = (path: string) => string;

export function linksTo(publicUrl: string): LinkTo {
  const base = URL.parse(publicUrl);
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.search || base.hash) {
    throw new AppError('internal', 'PUBLIC_URL must be a web address, such as https://atelier.example.com.');
  }
  const root = base.origin + base.pathname.replace(/\/+$/, '');
  return (path) => {
    // '//host' and '/\host' are read as other hosts by browsers.
    const isOwnPath = /^\/(?![/\\])[^\s\\]*$/.test(path);
    if (!isOwnPath) throw new AppError('bad_request', 'Links in e-mails must be paths of this product.');
    return path === '/' ? `${root}/` : new URL(root + path).href;
  };
}
