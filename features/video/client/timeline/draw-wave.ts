/** Draws the loudness of a recording; loaded only when there is one to draw. */

import WaveSurfer from 'wavesurfer.js';

export interface Peaks {
  peaks: number[];
  seconds: number;
}

/** Enough for the eye at any zoom. */
const PEAKS_A_SECOND = 40;
/** Samples a second; a picture needs no more. */
const RATE = 8000;

export async function readPeaks(url: string, signal: AbortSignal): Promise<Peaks> {
  const answer = await fetch(url, { credentials: 'include', signal });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await answer.arrayBuffer());
  const samples = sound.getChannelData(0);
  const step = RATE / PEAKS_A_SECOND;
  const peaks = Array.from({ length: Math.ceil(samples.length / step) }, (_, i) => {
    let max = 0;
    for (let at = i * step; at < Math.min(samples.length, (i + 1) * step); at++)
      max = Math.max(max, Math.abs(samples[at]!));
    return Math.round(max * 1000) / 1000;
  });
  return { peaks, seconds: sound.duration };
}

/** Returns what takes it away again. */
export function drawWave(container: HTMLElement, { peaks, seconds }: Peaks): () => void {
  const color = getComputedStyle(container).color;
  const wave = WaveSurfer.create({
    container,
    peaks: [peaks],
    duration: seconds,
    height: container.clientHeight,
    waveColor: color,
    progressColor: color,
    cursorWidth: 0,
    barWidth: 2,
    barGap: 1,
    barRadius: 1,
    normalize: true,
    interact: false,
    hideScrollbar: true,
  });
  return () => wave.destroy();
}
