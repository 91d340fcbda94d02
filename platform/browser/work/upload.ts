/** Stores a file of the person's and gives back what others refer to it by. */

import { callApi } from '#common/api-client.ts';
import { type Asset, uploadFile } from '#common/asset.ts';

/** Into the library: it stays there, whatever uses it meanwhile. */
export const uploadToLibrary = (file: File): Promise<Asset> => send(file, file.name, { library: 'true' });

export const upload = (file: Blob, name = 'upload', signal?: AbortSignal): Promise<Asset> =>
  send(file, name, {}, signal);

function send(file: Blob, name: string, query: { library?: 'true' }, signal?: AbortSignal): Promise<Asset> {
  const form = new FormData();
  form.append('file', file, file instanceof File ? file.name : name);
  /* The contract describes a form by its content type only, so its body has no schema to type it by. */
  return callApi(uploadFile, { query, body: form as never } as never, { signal });
}
