/** Moods that a song can have. */

export const MOODS = ['happy', 'calm', 'sad', 'energetic'] as const;
export type Mood = (typeof MOODS)[number];
