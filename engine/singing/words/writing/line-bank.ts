/** What words are written from: lines by topic and mood, and hooks that name what the song is about. */

export interface LineBank {
  topics: readonly { words: RegExp; lines: readonly string[] }[];
  anything: readonly string[];
  happy: readonly string[];
  sad: readonly string[];
  /** The chorus calls it: `{x}` is what the song is about. */
  hooks: readonly string[];
  /** Instead of hooks where it is something that somebody does. */
  actions?: readonly string[];
  /** The same where it hurts. */
  farewells?: readonly string[];
  /** What follows a hook. */
  answers: readonly string[];
}
