/** What the tabs that make a character are given by their page. */

import type { CharacterDraft } from './draft.ts';

export interface MakerProps {
  draft: CharacterDraft;
  onChange: (draft: CharacterDraft) => void;
  /** The new draft, or undefined where nothing came of it. */
  onGenerate: (options?: {
    followDescription?: boolean;
    engine?: 'builtin' | 'cloud';
  }) => Promise<CharacterDraft | undefined>;
  isGenerating: boolean;
  /** `asNew` saves it beside the saved one that it was made from. */
  onSave: (asNew: boolean) => void;
  /** Of the saved character. */
  onRename: (name: string) => void;
  isSaving: boolean;
}
