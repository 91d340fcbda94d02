/** Takes a recording as the voice of a film: from the microphone, a file, or the library. */

import { useMutation } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { fillPath } from '#common/contract.ts';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { errorMessageOr, handleApiError } from '#platform/browser/failure.ts';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { hearRecording, measureRecording } from '../../calls/recording-calls.ts';
import type { VideoData } from '../../contract.ts';

export type VoiceOver = NonNullable<VideoData['voiceOver']>;

/** Where it can be heard as in the film. */
export const recordingUrl = ({ id, isClean }: VoiceOver): string =>
  `${fillPath(hearRecording.path, { id })}?clean=${isClean}`;

const isFile = (source: File | LibraryItem): source is File => source instanceof File;

async function take(source: File | LibraryItem): Promise<VoiceOver> {
  const stored = isFile(source)
    ? { ...(await uploadToLibrary(source)), name: source.name }
    : { id: source.assetId ?? '', url: source.url ?? '', name: source.title };
  const { seconds } = await callApi(measureRecording, {
    params: { id: stored.id },
    query: { clean: 'true' },
  });
  return { id: stored.id, url: stored.url, name: stored.name.slice(0, 200), seconds, isClean: true };
}

export function useVoiceOver(onTaken: (voiceOver: VoiceOver) => void) {
  return useMutation({
    mutationFn: take,
    onSuccess: onTaken,
    onError: (error) =>
      handleApiError(error, {
        title: t('Recording not added'),
        description: errorMessageOr(error, t('Your recording could not be prepared.')),
      }),
  });
}
