/** What browsers and phones ask a site for: favicon, touch icon, and a manifest that names them. */

import { type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { renderPng } from '#platform/assets/svg/render-svg.ts';
import { writeIco } from './ico.ts';

export async function icoFile(icon: SvgNode): Promise<Buffer> {
  const svg = toMarkup(icon);
  const sizes = [16, 32, 48, 256];
  return writeIco(await Promise.all(sizes.map(async (size) => ({ size, png: await renderPng(svg, size) }))));
}

export async function faviconFiles(
  icon: SvgNode,
  name: string,
): Promise<Record<string, Uint8Array | string>> {
  const svg = toMarkup(icon);
  const manifest = {
    name,
    icons: [192, 512].map((size) => ({
      src: `icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return {
    'favicon.ico': await icoFile(icon),
    'favicon.svg': svg,
    'apple-touch-icon.png': await renderPng(svg, 180),
    'icon-192.png': await renderPng(svg, 192),
    'icon-512.png': await renderPng(svg, 512),
    'site.webmanifest': JSON.stringify(manifest, null, 2),
    'head.html': HEAD,
  };
}

const HEAD = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`;
