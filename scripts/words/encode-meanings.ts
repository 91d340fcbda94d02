/** The written form of the table of meanings: short, split only when first asked. */

export interface MeaningGroups {
  draw: Map<string, string[]>;
  place: Map<string, string[]>;
  thing: string[];
  abstract: string[];
}

const groupLines = (map: Map<string, string[]>) =>
  [...map]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, words]) => `${name}:${words.sort().join(',')}`)
    .join(';');

export const encodeMeanings = ({ draw, place, thing, abstract }: MeaningGroups): string =>
  `/** English nouns and what can be drawn for them, written by scripts/words/build-meanings.ts from WordNet: name:word,word;name:… */

export const DRAWN_AS = ${JSON.stringify(groupLines(draw))};

export const PLACED_AS = ${JSON.stringify(groupLines(place))};

/** Things to be seen for which there is no picture. */
export const WITHOUT_PICTURE = ${JSON.stringify(thing.sort().join(','))};

/** Qualities, acts, times, feelings: nothing to be seen. */
export const NOT_TO_BE_SEEN = ${JSON.stringify(abstract.sort().join(','))};
`;
