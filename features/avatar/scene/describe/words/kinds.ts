/** Nouns that are kinds of something with a name here, from WordNet: a homburg is a hat. */

export const KIND_PHRASES: readonly { words: readonly string[]; line: string }[] = [];
