/** One way to follow a piece of work to its end: live by the event line, and by asking while that line is down. */

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { callApi } from '#common/api-client.ts';
import { cancelJob, getJob, isFinished, type Job } from '#common/job.ts';
import { serverText } from '#common/texts.ts';
import { stageText } from '#common/wording/time/time-left.ts';
import { apiKey } from '../api.ts';
import { useIsLive } from '../events.ts';

/** Milliseconds between two questions while no news arrive. */
const POLL_INTERVAL = 3000;

export interface JobOptions {
  /** Off once the thing itself says that its work is over. */
  isWanted?: boolean;
  /** At each new state or percentage, the last one included. */
  onStep?: () => void;
  /** Once for each job, also when it had ended before anybody looked. `wasRunning`: it was seen at work here. */
  onEnd?: (job: Job, wasRunning: boolean) => void;
}

/** An event may overtake the answer to a question that was asked before it; the newer of the two is kept. */
export async function readJob(client: QueryClient, id: string, signal?: AbortSignal): Promise<Job> {
  const answer = await callApi(getJob, { params: { id } }, { signal });
  const heard = client.getQueryData<Job>(apiKey(getJob, { params: { id } }));
  return heard && heard.updatedAt > answer.updatedAt ? heard : answer;
}

/** What the server says about it, in the reader's language. */
const inWords = (job: Job): Job => ({
  ...job,
  stage: job.stage && stageText(job.stage),
  error: job.error && serverText(job.error),
});

export function useJob(id: string | null | undefined, options: JobOptions = {}) {
  const { isWanted = true, onStep, onEnd } = options;
  const client = useQueryClient();
  const isLive = useIsLive();
  const params = { id: id ?? '' };
  const { data: job } = useQuery({
    queryKey: apiKey(getJob, { params }),
    queryFn: ({ signal }) => readJob(client, params.id, signal),
    enabled: Boolean(id) && isWanted,
    refetchInterval: ({ state }) =>
      isLive || (state.data && isFinished(state.data)) ? false : POLL_INTERVAL,
  });
  const said = useMemo(() => job && inWords(job), [job]);
  const cancel = useMutation({ mutationFn: () => callApi(cancelJob, { params }) });

  const running = useRef<string>(undefined);
  const ended = useRef<string>(undefined);
  const step = isWanted && job ? `${job.id} ${job.status} ${job.progress}` : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is told once, to whoever listens then
  useEffect(() => {
    if (!step || !job) return;
    onStep?.();
    if (!isFinished(job)) running.current = job.id;
    else if (ended.current !== job.id) {
      ended.current = job.id;
      onEnd?.(job, running.current === job.id);
    }
  }, [step]);

  return {
    job: said,
    isRunning: job !== undefined && !isFinished(job),
    isFinished: job !== undefined && isFinished(job),
    percent: job?.progress ?? 0,
    cancel,
  };
}
