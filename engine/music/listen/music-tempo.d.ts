/** The part of the beat finder that is used here; the package ships no types. */

declare module 'music-tempo' {
  interface Options {
    /** Samples of one spectrum, a power of two. */
    bufferSize?: number;
    /** Samples between two spectra. */
    hopSize?: number;
    /** The same in seconds. */
    timeStep?: number;
    /** Seconds without an accepted beat after which a guess is dropped. */
    expiryTime?: number;
  }

  /** Throws a string where nothing repeats. */
  export default class MusicTempo {
    constructor(samples: Float32Array, options?: Options);
    /** Beats a minute, as text. */
    tempo: string;
    /** Seconds. */
    beats: number[];
  }
}
