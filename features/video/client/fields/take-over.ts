/** Brings things of other tools into a form that a film can use. */

import { callApi } from '#common/api-client.ts';
import { fillPath } from '#common/contract.ts';
import { getLogoFile } from '#features/logo/contract.ts';
import { upload } from '#platform/browser/work/upload.ts';
import { uploadMedia } from '../../calls/project-calls.ts';

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
