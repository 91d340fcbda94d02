/** Which export of one's own data goes on, known to the whole client. */

import { skipToken, useQuery } from '@tanstack/react-query';

/** Which job it is; written by the start, never fetched. */
export const EXPORT_KEY = ['export-of-my-data'];

export const useExportId = (): string | undefined =>
  useQuery<string>({ queryKey: EXPORT_KEY, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data;
