/** Who can be animated: the character in the making and everybody in the gallery. */

import type { CharacterData, UserAvatar } from '../../contract.ts';
import type { CharacterDraft } from '../draft/draft.ts';

/** The character in the making; no saved one has this id. */
export const DRAFT = 'draft';

export interface Subject {
  id: string;
  /** Empty while nobody has named it. */
  name: string;
  picture: string | null;
  data: CharacterData;
}

/** True when there is something of its own to show. */
const isStarted = ({ description, templateId, imageUrl, isStale }: CharacterDraft): boolean =>
  description.trim() !== '' || templateId !== null || imageUrl !== null || isStale;

/** The first is shown until another is chosen. */
export function subjectsOf(draft: CharacterDraft, avatars: readonly UserAvatar[]): Subject[] {
  const saved = avatars.map(
    ({ id, name, imageUrl, characterData }): Subject => ({
      id,
      name,
      picture: imageUrl,
      data: characterData,
    }),
  );
  const same = saved.find((one) => one.id === draft.editing && !draft.isStale);
  if (same) return [same, ...saved.filter((one) => one !== same)];
  if (!isStarted(draft) && saved.length > 0) return saved;
  const made: Subject = { id: DRAFT, name: draft.name.trim(), picture: draft.imageUrl, data: draft.data };
  return [made, ...saved];
}
