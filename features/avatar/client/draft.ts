/** The character that is being made: shared by all five tabs. */

import {
  type AvatarTemplate,
  type CharacterData,
  DEFAULT_CHARACTER,
  type Understood,
  type UserAvatar,
} from '../contract.ts';

export interface CharacterDraft {
  name: string;
  description: string;
  data: CharacterData;
  templateId: string | null;
  /** Of the last generation; null when the options have changed since, or nothing was generated. */
  imageUrl: string | null;
  understood: Understood[];
  engine: string;
  /** The kept character that is being changed. */
  editing: string | null;
}

export const BLANK: CharacterDraft = {
  name: '',
  description: '',
  data: DEFAULT_CHARACTER,
  templateId: null,
  imageUrl: null,
  understood: [],
  engine: '',
  editing: null,
};

export const fromTemplate = (template: AvatarTemplate): CharacterDraft => ({
  ...BLANK,
  name: template.name,
  description: template.basePrompt,
  data: template.characterData,
  templateId: template.id,
});

export const fromSaved = (avatar: UserAvatar): CharacterDraft => ({
  ...BLANK,
  name: avatar.name,
  description: avatar.description ?? '',
  data: avatar.characterData,
  templateId: avatar.templateId,
  imageUrl: avatar.imageUrl,
  editing: avatar.id,
});

type Group = 'appearance' | 'clothing' | 'personality' | 'style';

/** Changes one option; the old picture no longer shows this character. */
export function withOption<G extends Group>(
  draft: CharacterDraft,
  group: G,
  change: Partial<CharacterData[G]>,
): CharacterDraft {
  const data = { ...draft.data, [group]: { ...draft.data[group], ...change } };
  return { ...draft, data };
}
