/** Writes a book as EPUB 3: picture books and comics with fixed pages, recipes and guides as text that flows. */

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { zipStream } from '#platform/storage/zip-stream.ts';
import { bookLook, pictureFile, pictureUrls } from '../../paint-pages.ts';
import { altOf } from '../../share/flip-html.ts';
import type { Making } from '../making.ts';
import { contentOf, type EpubFacts, type EpubPage, navOf, opfOf, STYLE, wrap } from './epub-parts.ts';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;
/** Pixels of the longer side of a page: what e-readers show sharp. */
const SIDE = 1280;

export async function writeEpub({ platform, row, made, folder, run }: Making): Promise<Buffer> {
  const isFixed = row.kind === 'picture' || row.kind === 'comic';
  const look = bookLook(row, made);
  const scale = SIDE / Math.max(look.width, look.height);
  const size = { width: Math.round(look.width * scale), height: Math.round(look.height * scale) };
  const pictures = new Map<string, Buffer>();
  const nameOf = new Map<string, string>();
  const add = async (url: string, name: string) => {
    const bytes = await sharp(await readFile(await pictureFile(platform, run.userId, url, folder)))
      .resize(SIDE * 1.25, SIDE * 1.25, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 84 })
      .toBuffer();
    pictures.set(name, bytes);
    nameOf.set(url, name);
  };
  for (const [n, page] of made.pages.entries()) {
    run.report('Writing the e-book', 5 + (n / made.pages.length) * 80);
    if (isFixed || page.kind === 'cover') await add(page.imageUrl!, `page-${n}.jpg`);
    else for (const [i, url] of pictureUrls(page).entries()) await add(url, `art-${n}-${i}.jpg`);
  }
  const facts: EpubFacts = {
    id: `urn:uuid:${uuidOf(row.id)}`,
    title: row.title,
    author: row.wish.author,
    language: row.wish.language,
    blurb: made.blurb,
    // Of the book as it is: the same book is the same file.
    modified: `${row.updatedAt.toISOString().slice(0, 19)}Z`,
    isFixed,
    size,
  };
  const shown = made.pages.filter((page) => isFixed || page.kind !== 'contents');
  const pages = shown.map((page): EpubPage => {
    const n = made.pages.indexOf(page);
    const body =
      isFixed || page.kind === 'cover'
        ? `<div class="page"><img src="images/page-${n}.jpg" alt="${wrap(altOf(page))}"/></div>`
        : contentOf(
            page,
            pictureUrls(page).flatMap((url) => nameOf.get(url) ?? []),
            altOf(page),
          );
    return {
      name: `page-${n}.xhtml`,
      page,
      title: page.title || row.title,
      xhtml: document(facts, page.title || row.title, body),
    };
  });
  const names = [...pictures.keys()];
  return buffer(
    zipStream(async ({ add: put }) => {
      // First and as it is: readers know an EPUB by it.
      await put('mimetype', Buffer.from('application/epub+zip'), { compress: false });
      await put('META-INF/container.xml', Buffer.from(CONTAINER));
      await put('OEBPS/package.opf', Buffer.from(opfOf(facts, pages, names)));
      await put('OEBPS/nav.xhtml', Buffer.from(navOf(facts, pages)));
      await put('OEBPS/style.css', Buffer.from(STYLE));
      for (const page of pages) await put(`OEBPS/${page.name}`, Buffer.from(page.xhtml));
      for (const [name, bytes] of pictures) await put(`OEBPS/images/${name}`, bytes, { compress: false });
    }),
  );
}

const document = (
  { language, isFixed, size }: EpubFacts,
  title: string,
  body: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="utf-8"/><title>${wrap(title)}</title>${isFixed ? `<meta name="viewport" content="width=${size.width}, height=${size.height}"/>` : ''}<link rel="stylesheet" type="text/css" href="style.css"/></head>
<body dir="auto"${isFixed ? ' class="fixed"' : ''}>${body}</body></html>
`;

/** The same for the same book. */
function uuidOf(id: string): string {
  const hex = Buffer.from(id.padEnd(16, '0')).toString('hex').slice(0, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
