/** What words are written from in languages other than English: lines by mood, and hooks that name what the song is about. */

export interface LineBank {
  anything: readonly string[];
  happy: readonly string[];
  sad: readonly string[];
  /** The chorus calls it: `{x}` is what the song is about. */
  hooks: readonly string[];
  /** What follows a hook. */
  answers: readonly string[];
}
