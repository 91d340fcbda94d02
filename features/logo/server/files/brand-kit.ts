/** Everything a printer, a web designer or a sign maker asks for, in one archive. */

import { contrast, fromHex } from '#engine/lettering/color/color.ts';
import { withoutStyle } from '#engine/lettering/motion/motion.ts';
import { element, type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { outlineSvg, renderPng } from '#platform/assets/svg/render-svg.ts';
import { zipOf } from './archive.ts';
import { faviconFiles } from './icon-files.ts';
import type { LogoForms } from './logo-forms.ts';

/** Pixels; enough for a screen of any size and for small print. */
const LARGE = 2048;

export async function brandKit(name: string, forms: LogoForms): Promise<Buffer> {
  const files: Record<string, Uint8Array | string> = {};
  const looks: [string, SvgNode][] = [
    ['colour/logo', forms.picture],
    ['colour/logo-transparent', forms.transparent],
    ['mono/logo-black', forms.black],
    ['reversed/logo-white', forms.white],
    ['icon/icon', forms.icon],
  ];
  for (const [path, picture] of looks) {
    // Print and pixels stand still; only the first file moves where the logo does.
    const still = outlineSvg(toMarkup(withoutStyle(picture)));
    files[`${path}.svg`] = still;
    files[`${path}.png`] = await renderPng(still, path.startsWith('icon') ? 1024 : LARGE);
  }
  files['colour/logo-live-text.svg'] = toMarkup(forms.picture);
  for (const [file, content] of Object.entries(await faviconFiles(forms.icon, name)))
    files[`favicons/${file}`] = content;
  files['palette/palette.svg'] = outlineSvg(toMarkup(paletteCard(forms.colors)));
  files['palette/palette.png'] = await renderPng(files['palette/palette.svg'] as string, 1200);
  files['palette/palette.css'] =
    `:root {\n${forms.colors.map((color, i) => `  --brand-${i + 1}: ${color};`).join('\n')}\n}\n`;
  files['READ-ME.txt'] = readMe(name, forms.colors);
  return zipOf(files);
}

const inRgb = (color: string): string => {
  const { r, g, b } = fromHex(color);
  return `${r} ${g} ${b}`;
};

function paletteCard(colors: readonly string[]): SvgNode {
  const width = 120;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: width * colors.length,
      height: 160,
      viewBox: `0 0 ${width * colors.length} 160`,
    },
    colors.flatMap((color, i) => {
      const ink = contrast('#ffffff', color) > contrast('#111111', color) ? '#ffffff' : '#111111';
      const text = { x: i * width + 12, 'font-family': 'Arial', fill: ink };
      return [
        element('rect', { x: i * width, width, height: 160, fill: color }),
        element('text', { ...text, y: 130, 'font-size': 14, 'font-weight': 700 }, [color]),
        element('text', { ...text, y: 147, 'font-size': 10 }, [`RGB ${inRgb(color)}`]),
      ];
    }),
  );
}

const readMe = (name: string, colors: readonly string[]): string => `${name}: brand kit

colour/     The logo in its colours. The SVG has its letters as outlines and looks alike everywhere;
            logo-live-text.svg keeps them as text (and moves, where the logo is animated).
mono/       Black, transparent: for stamps, engraving and one-colour print.
reversed/   White on nothing, for dark grounds and photographs.
icon/       The symbol alone, for profile pictures.
favicons/   For a web site; the lines of head.html go into the page's head.
palette/    The colours: ${colors.map((color) => `${color} (RGB ${inRgb(color)})`).join(', ')}.

Leave as much room around the logo as its letters are high, and do not stretch it.
`;
