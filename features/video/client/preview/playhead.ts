/** Where the film stands and whether it runs: shared by player and timeline, without drawing the page anew at every frame. */

import { useState, useSyncExternalStore } from 'react';

export interface Playhead {
  seconds: () => number;
  isPlaying: () => boolean;
  seek: (seconds: number) => void;
  play: (isPlaying: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPlayhead(seconds: number): Playhead {
  let now = seconds;
  let isRunning = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    seconds: () => now,
    isPlaying: () => isRunning,
    seek: (next) => {
      now = Math.max(0, next);
      tell();
    },
    play: (next) => {
      isRunning = next;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Past the first words, so that a still film shows something. */
const FIRST_LOOK = 1.6;

export const usePlayhead = (): Playhead => useState(() => createPlayhead(FIRST_LOOK))[0];
export const useSeconds = ({ subscribe, seconds }: Playhead): number =>
  useSyncExternalStore(subscribe, seconds);
export const useIsPlaying = ({ subscribe, isPlaying }: Playhead): boolean =>
  useSyncExternalStore(subscribe, isPlaying);
