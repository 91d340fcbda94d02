/** What every step of preparing a film is given. */

import type { Platform } from '#platform/platform.ts';
import type { VideoData } from '../../contract.ts';

export interface PlanContext {
  platform: Platform;
  projectId: string;
  userId: string;
  data: VideoData;
  folder: string;
  signal: AbortSignal;
  report: (stage: string, progress: number) => void;
}
