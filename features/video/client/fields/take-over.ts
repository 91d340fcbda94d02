/** Brings things of other tools into a form that a film can use. */

import { callApi } from '#common/api-client.ts';
import { fillPath } from '#common/contract.ts';
import { colorsOfPicture, plateOf } from '#engine/lettering/color/from-picture.ts';
import { CASTING, getUserAvatar } from '#features/avatar/contract.ts';
import { listBrandKits } from '#features/design/contract.ts';
import { getLogoFile } from '#features/logo/contract.ts';
import { upload } from '#platform/browser/work/upload.ts';
import { uploadMedia } from '../../calls/project-calls.ts';
import { PRESENTER_SIZE, type VideoData } from '../../contract.ts';
import type { KnownBrand } from '../../script/about-picture.ts';
import { contactLine } from './brand-fields.tsx';

/** The brand that is used where none is chosen. */
export async function defaultBrand(): Promise<KnownBrand | undefined> {
  const [kit] = await callApi(listBrandKits).catch(() => []);
  return kit && { name: kit.name, tagline: kit.tagline, contact: contactLine(kit.contact) };
}

export function sendMedia(file: File) {
  const form = new FormData();
  form.append('file', file, file.name);
  return callApi(uploadMedia, { body: form as never });
}

/** A logo is drawn large and clear, and kept as a picture. */
export async function takeLogo(id: string, name: string): Promise<{ id: string; url: string; name: string }> {
  const path = fillPath(getLogoFile.path, { id });
  const answer = await fetch(`${path}?format=png&scale=4&transparent=true`, { credentials: 'include' });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  const asset = await upload(await answer.blob(), `${name}.png`);
  return { id: asset.id, url: asset.url, name };
}

/** Pixels of the longer side are enough to tell colours. */
const LOGO_SIDE = 96;

/** Of a colour that a logo lends to the film: with a grey one, the pictures say what it looks like. */
const VIVID = 0.34;

/** The colours that a logo lends to a film, and that of the plate it stands out from. */
async function lookAtLogo(url: string): Promise<{ brand: VideoData['brand']; plate?: string }> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const fit = LOGO_SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * fit));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * fit));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { brand: null };
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { brand: colorsOfPicture(data, VIVID) ?? null, plate: plateOf(data, width, height) };
}

/** What a logo changes in a film: it stands on it, and lends it its colours. */
export async function withLogo(
  logo: NonNullable<VideoData['logo']>,
  { brand }: Pick<VideoData, 'brand'>,
): Promise<Partial<VideoData>> {
  const seen = await lookAtLogo(logo.url).catch(() => ({ brand: null, plate: undefined }));
  const own = brand ?? seen.brand;
  return { logo: { ...logo, ...(seen.plate && { plate: seen.plate }) }, ...(own && { brand: own }) };
}

/** A character as it is now; where there was a presenter before, it takes the same place. */
export async function takePresenter(id: string): Promise<(now: VideoData) => VideoData> {
  const { name, characterData: character } = await callApi(getUserAvatar, { params: { id } });
  const { voice } = CASTING[character.personality.voice];
  return (now) => ({
    ...now,
    presenter: {
      ...(now.presenter ?? { shown: 'corner', corner: 'bottom-right', size: PRESENTER_SIZE.fallback }),
      name: name.slice(0, 200),
      character,
    },
    // A presenter is there to speak.
    narration: { ...now.narration, isOn: true, voice },
  });
}
