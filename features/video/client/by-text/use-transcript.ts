/** Has a clip written down, and follows it: also when its scene was left and chosen again meanwhile. */

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { getTranscript, writeTranscript } from '../../calls/transcript-calls.ts';
import type { Transcript } from '../../contract.ts';

const FAILED = { title: t('Transcription failed'), description: t('We couldn’t transcribe this clip.') };

/** Jobs by the file that they listen to. */
const underWay = new Map<string, string>();

export function useTranscript(fileId: string, onWritten: (transcript: Transcript) => void) {
  const [jobId, setJobId] = useState<string | undefined>(underWay.get(fileId));
  useEffect(() => setJobId(underWay.get(fileId)), [fileId]);
  const follow = (id: string | undefined) => {
    if (id) underWay.set(fileId, id);
    else underWay.delete(fileId);
    setJobId(id);
  };
  const read = useMutation({
    mutationFn: () => callApi(getTranscript, { params: { id: fileId } }),
    onSuccess: onWritten,
    onError: onErrorNotify(FAILED.title, FAILED.description),
  });
  const start = useMutation({
    mutationFn: () => callApi(writeTranscript, { params: { id: fileId } }),
    onSuccess: ({ jobId: started }) => (started ? follow(started) : read.mutate()),
    onError: onErrorNotify(FAILED.title, FAILED.description),
  });
  const { percent, job, cancel } = useJob(jobId, {
    isWanted: jobId !== undefined,
    onEnd: ({ status, error }) => {
      follow(undefined);
      if (status === 'completed') read.mutate();
      if (status === 'failed')
        notify({ ...FAILED, description: error ?? FAILED.description, variant: 'destructive' });
    },
  });
  return {
    start: () => start.mutate(),
    isStarting: start.isPending || read.isPending,
    /** Undefined while nothing listens. */
    progress: jobId === undefined ? undefined : { percent, stage: job?.stage ?? t('Waiting to start') },
    cancel: () => cancel.mutate(undefined, { onSettled: () => follow(undefined) }),
  };
}
