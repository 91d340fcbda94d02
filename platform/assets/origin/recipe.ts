/** How a file came about: the words of IPTC for it, what it was made with, and what was found in one. */

/** Codes of IPTC's vocabulary "Digital Source Type" that Atelier writes. */
export const MADE_AS = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
  'composite',
  'humanEdits',
  'digitalCreation',
] as const;
export type MadeAs = (typeof MADE_AS)[number];

export const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** What goes into a file that was made here. */
export interface Recipe {
  /** The tool's name, as people know it. */
  tool: string;
  /** Who or what made it: 'Atelier Illustrator', 'OpenAI gpt-image-1'. */
  engine: string;
  madeAs: MadeAs;
  /** Only put in where its owner wants that. */
  prompt?: string | undefined;
  seed?: number | undefined;
}

/** Whether a trained model had a hand in it. */
const isTrained = (made: MadeAs | undefined): boolean =>
  made === 'trainedAlgorithmicMedia' || made === 'compositeWithTrainedAlgorithmicMedia';

/** What several parts make together; undefined: a part that somebody brought. */
export function togetherAs(parts: readonly (MadeAs | undefined)[]): MadeAs {
  if (parts.some(isTrained)) return 'compositeWithTrainedAlgorithmicMedia';
  return parts.every((one) => one === 'algorithmicMedia') ? 'algorithmicMedia' : 'composite';
}

/** What a file says about itself; everything in it may be a lie. */
export interface Said {
  /** The code of IPTC's vocabulary, without its address. */
  source: string | null;
  software: string | null;
  tool: string | null;
  engine: string | null;
  prompt: string | null;
  seed: string | null;
  madeAt: string | null;
}

export interface Findings {
  /** The media type by content; null: a file we cannot look into. */
  type: string | null;
  said: Said | null;
  manifest: {
    /**
     * `none`: it has no manifest. `valid`: signed, and unchanged since. `changed`: the file is not the one that was
     * signed. `forged`: the manifest itself is not the one that was signed. `broken`: it cannot be read. `unchecked`: a
     * kind of file whose manifests we cannot check.
     */
    state: 'none' | 'valid' | 'changed' | 'forged' | 'broken' | 'unchecked';
    /** By whose key; of a manifest that can be read. */
    signer: {
      name: string;
      fingerprint: string;
      isOurs: boolean;
      /** The certificate is expired, or not one for signing files. */
      isDoubtful: boolean;
    } | null;
    software: string | null;
    source: string | null;
    /** The signature leaves out more of the file than the manifest itself. */
    isPartial: boolean;
  };
}
