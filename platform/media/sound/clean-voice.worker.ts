/** The thread in which noise is taken out of a recorded voice. */

import { serveThread } from '#platform/processes/thread-side.ts';

/** The package is built for web workers and asks for nothing of theirs but their name; here it has a thread of its own. */
Object.assign(globalThis, { WorkerGlobalScope: class {} });

const loaded = import('@shiguredo/rnnoise-wasm').then(({ Rnnoise }) => Rnnoise.load());

/** Sixteen bits, one channel, 48,000 samples a second. */
serveThread(
  async (samples: Int16Array): Promise<Int16Array> => {
    const noise = await loaded;
    const state = noise.createDenoiseState();
    const size = noise.frameSize;
    const out = new Int16Array(samples.length);
    const frame = new Float32Array(size);
    try {
      // What comes out lags one frame behind what goes in.
      for (let at = 0; at < samples.length + size; at += size) {
        for (let i = 0; i < size; i++) frame[i] = samples[at + i] ?? 0;
        state.processFrame(frame);
        for (let i = 0; i < size; i++) {
          const place = at - size + i;
          if (place >= 0 && place < out.length)
            out[place] = Math.max(-32_768, Math.min(32_767, Math.round(frame[i]!)));
        }
      }
    } finally {
      state.destroy();
    }
    return out;
  },
  (out) => [out.buffer as ArrayBuffer],
);
