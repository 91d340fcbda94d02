/** A logo as the file that was asked for: bytes, type and name. Runs in a drawing process. */

import type { QueryOf } from '#common/contract.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { sizeOfPicture } from '#engine/lettering/svg/recolor.ts';
import { toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { outlineSvg, renderPng } from '#platform/assets/svg/render-svg.ts';
import type { getLogoFile } from '../../contract.ts';
import type { LogoRow } from '../logo.repo.ts';
import { animationFrames } from './animation-frames.ts';
import { writeApng } from './apng.ts';
import { zipOf } from './archive.ts';
import { brandKit } from './brand-kit.ts';
import { writeGif } from './gif.ts';
import { faviconFiles, icoFile } from './icon-files.ts';
import { formsOf } from './logo-forms.ts';

export interface LogoDownload {
  bytes: Uint8Array | string;
  type: string;
  name: string;
}

/** Named after the logo, without what file systems do not take. */
export const fileNameOf = (name: string): string =>
  cutText(
    name
      .replace(/[\p{Cc}\p{Cf}/\\"<>:|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    80,
  ) || 'logo';

export interface LogoOrder {
  row: LogoRow;
  ask: QueryOf<typeof getLogoFile>;
}

export async function draw({ row, ask }: LogoOrder): Promise<LogoDownload> {
  const name = fileNameOf(row.name);
  const forms = formsOf(row);
  const wanted = toMarkup(ask.transparent === 'true' ? forms.transparent : forms.picture);
  switch (ask.format) {
    case 'svg':
      return { bytes: wanted, type: 'image/svg+xml', name: `${name}.svg` };
    case 'outlines':
      return { bytes: outlineSvg(wanted), type: 'image/svg+xml', name: `${name}-outlines.svg` };
    case 'png': {
      const { width } = sizeOfPicture(forms.picture);
      const suffix = `${ask.transparent === 'true' ? '-transparent' : ''}${ask.scale === 1 ? '' : `@${ask.scale}x`}`;
      return {
        bytes: await renderPng(wanted, Math.max(1, Math.round(width * ask.scale))),
        type: 'image/png',
        name: `${name}${suffix}.png`,
      };
    }
    case 'ico':
      return { bytes: await icoFile(forms.icon), type: 'image/x-icon', name: `${name}.ico` };
    case 'favicons': {
      const bytes = await zipOf(await faviconFiles(forms.icon, row.name));
      return { bytes, type: 'application/zip', name: `${name}-favicons.zip` };
    }
    case 'gif': {
      const animation = await animationFrames(row);
      return { bytes: writeGif(animation.frames, animation), type: 'image/gif', name: `${name}.gif` };
    }
    case 'apng': {
      const animation = await animationFrames(row);
      return {
        bytes: writeApng(animation.frames, animation),
        type: 'image/apng',
        name: `${name}-animated.png`,
      };
    }
    case 'kit':
      return {
        bytes: await brandKit(row.name, forms),
        type: 'application/zip',
        name: `${name}-brand-kit.zip`,
      };
  }
}
