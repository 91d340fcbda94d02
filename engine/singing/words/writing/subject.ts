/** What a wish for a song says. */

/** How one sings of it: to somebody, of a place or a thing, or while doing it. */
export type SubjectKind = 'person' | 'place' | 'thing' | 'deed';

export interface About {
  kind: SubjectKind;
  /** As it is called in a chorus. */
  name: string;
  /** With its article, where it has one. */
  phrase: string;
  title: string;
  /** What they do, said to them: 'love the beach'. */
  deed?: string;
  /** What else is named. */
  things: readonly string[];
}
