/** What is still missing before a video can be made; asked by the page and again by the server. */

import type { CoverProject } from './contract.ts';

export type MissingPart = 'song' | 'reading' | 'rights' | 'face' | 'which-face' | 'body' | 'avatar';

export const MISSING_MESSAGES: Record<MissingPart, string> = {
  song: 'Choose a song first: upload one, or use an original instrumental.',
  reading: 'Analyzing your song… This takes a moment.',
  rights: 'Please confirm that you have the right to use this song.',
  face: 'Upload a photo of the face, or choose another character type.',
  'which-face': 'There are several faces in the photo. Please choose one.',
  body: 'Choose a body type for the person in the photo.',
  avatar: 'Choose one of your saved characters, or another character type.',
};

/** The page asks whose body a face belongs to; a call that leaves it open gets one of neither build. */
export function unansweredPart(project: Pick<CoverProject, 'song' | 'character'>): MissingPart | null {
  const missing = missingPart(project);
  const { characterType, bodyType } = project.character;
  const isOpen = characterType === 'user_face' && bodyType === null;
  return isOpen && (missing === null || missing === 'rights') ? 'body' : missing;
}

export function missingPart({
  song,
  character,
}: Pick<CoverProject, 'song' | 'character'>): MissingPart | null {
  if (!song || song.status === 'failed') return 'song';
  if (song.status === 'reading') return 'reading';
  if (character.characterType === 'user_face') {
    if (!character.faceImageUrl || !character.faceConfirmedAt) return 'face';
    if (character.face && character.face.chosen === null) return 'which-face';
  }
  if (character.characterType === 'avatar' && !character.avatarId) return 'avatar';
  // Last, because it is said about everything above.
  return song.rightsConfirmedAt ? null : 'rights';
}
