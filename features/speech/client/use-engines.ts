/** Which engines speak and listen, and whether they are loaded; opening a tab begins to load its engine. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#common/api-client.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { getSpeechEngine, warmUpSpeech } from '../contract.ts';

export type EngineKind = 'speech' | 'transcription';

export function useEngine(kind: EngineKind) {
  const client = useQueryClient();
  const { data } = useQuery(apiQuery(getSpeechEngine));
  const engine = data?.[kind];
  const isCold = engine?.isBuiltin && engine.state === 'cold' && !engine.problem;
  const warming = useQuery({
    queryKey: [warmUpSpeech.path, kind],
    queryFn: ({ signal }) => callApi(warmUpSpeech, { body: { kind } }, { signal }),
    enabled: Boolean(isCold),
    retry: false,
  });
  useEffect(() => {
    if (warming.data) client.setQueryData(apiKey(getSpeechEngine), warming.data);
  }, [client, warming.data]);
  return { engine, isWarming: warming.isFetching || engine?.state === 'warming' };
}
