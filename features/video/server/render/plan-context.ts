/** What every step of preparing a film is given. */

import type { Platform } from '#platform/platform.ts';
import { FPS, FRAME_SIZES, type VideoData } from '../../contract.ts';

export interface FilmQuality {
  fps: number;
  sizes: typeof FRAME_SIZES;
}
export const FULL: FilmQuality = { fps: FPS, sizes: FRAME_SIZES };

export interface PlanContext {
  platform: Platform;
  projectId: string;
  userId: string;
  data: VideoData;
  folder: string;
  quality: FilmQuality;
  signal: AbortSignal;
  report: (stage: string, progress: number) => void;
}
