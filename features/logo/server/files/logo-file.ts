/** A logo as the file that was asked for: bytes, type and name. Runs in a drawing process. */

import type { QueryOf } from '#common/contract.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { sizeOfPicture } from '#engine/lettering/svg/recolor.ts';
import { toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { outlineSvg, renderPng } from '#platform/assets/svg/render-svg.ts';
import { type getLogoFile, PNG_SIZE } from '../../contract.ts';
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

export interface LogoOrder {
  row: LogoRow;
  ask: QueryOf<typeof getLogoFile>;
}

export async function draw({ row, ask }: LogoOrder): Promise<LogoDownload> {
  const named = (extension: string, suffix = '') => fileNameOf(`${row.name}${suffix}`, extension, 'logo');
  const forms = formsOf(row);
  const wanted = toMarkup(ask.transparent === 'true' ? forms.transparent : forms.picture);
  switch (ask.format) {
    case 'svg':
      return { bytes: wanted, type: 'image/svg+xml', name: named('svg') };
    case 'outlines':
      return { bytes: outlineSvg(wanted), type: 'image/svg+xml', name: named('svg', '-outlines') };
    case 'png': {
      const { width, height } = sizeOfPicture(forms.picture);
      const scale = ask.scale ?? ask.size / Math.max(width, height);
      const suffix = `${ask.transparent === 'true' ? '-transparent' : ''}${ask.scale ? `@${ask.scale}x` : ask.size === PNG_SIZE ? '' : `-${ask.size}px`}`;
      return {
        bytes: await renderPng(wanted, Math.max(1, Math.round(width * scale))),
        type: 'image/png',
        name: named('png', suffix),
      };
    }
    case 'ico':
      return { bytes: await icoFile(forms.icon), type: 'image/x-icon', name: named('ico') };
    case 'favicons': {
      const bytes = await zipOf(await faviconFiles(forms.icon, row.name));
      return { bytes, type: 'application/zip', name: named('zip', '-favicons') };
    }
    case 'gif': {
      const animation = await animationFrames(row);
      return { bytes: writeGif(animation.frames, animation), type: 'image/gif', name: named('gif') };
    }
    case 'apng': {
      const animation = await animationFrames(row);
      return {
        bytes: writeApng(animation.frames, animation),
        type: 'image/apng',
        name: named('png', '-animated'),
      };
    }
    case 'kit':
      return {
        bytes: await brandKit(row.name, forms),
        type: 'application/zip',
        name: named('zip', '-brand-kit'),
      };
  }
}
