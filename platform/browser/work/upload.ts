/** Stores a file of the person's and gives back what others refer to it by. */

import { callApi } from '#common/api-client.ts';
import { type Asset, uploadFile } from '#common/asset.ts';

export function upload(file: Blob, name = 'upload', signal?: AbortSignal): Promise<Asset> {
  const form = new FormData();
  form.append('file', file, file instanceof File ? file.name : name);
  /* The contract describes a form by its content type only, so its body has no schema to type it by. */
  return callApi(uploadFile, { body: form as never }, { signal });
}
