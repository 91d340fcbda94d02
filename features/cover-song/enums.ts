/** The words of the cover editor: what can be chosen, and how it is called on the page. */

export const COVER_STATUSES = ['draft', 'processing', 'completed', 'failed'] as const;
export type CoverStatus = (typeof COVER_STATUSES)[number];

export const CHARACTER_TYPES = ['user_face', 'avatar', 'celebrity'] as const;
export type CharacterType = (typeof CHARACTER_TYPES)[number];
export const CHARACTER_TYPE_LABELS: Record<CharacterType, string> = {
  user_face: 'My face',
  avatar: 'One of my characters',
  celebrity: 'Stage persona',
};

export const BODY_TYPES = ['male', 'female', 'custom'] as const;
export type BodyType = (typeof BODY_TYPES)[number];
export const BODY_TYPE_LABELS: Record<BodyType, string> = {
  male: 'Male',
  female: 'Female',
  custom: 'Custom',
};

export const CLOTHING_STYLES = ['casual', 'formal', 'rock', 'pop', 'country', 'hip-hop'] as const;
export type ClothingStyle = (typeof CLOTHING_STYLES)[number];
export const CLOTHING_STYLE_LABELS: Record<ClothingStyle, string> = {
  casual: 'Casual',
  formal: 'Formal',
  rock: 'Rock',
  pop: 'Pop',
  country: 'Country',
  'hip-hop': 'Hip-hop',
};

/** Of people from photos; the character creator offers fewer. */
export const HAIRSTYLES = [
  'bald',
  'short',
  'medium',
  'long',
  'curly',
  'ringlets',
  'ponytail',
  'bun',
  'braids',
] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];
export const HAIRSTYLE_LABELS: Record<Hairstyle, string> = {
  bald: 'Bald',
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
  curly: 'Curly',
  ringlets: 'Long and curly',
  ponytail: 'Ponytail',
  bun: 'Bun',
  braids: 'Braids',
};

export const SCENE_TYPES = ['concert', 'studio', 'outdoor', 'urban', 'custom'] as const;
export type SceneType = (typeof SCENE_TYPES)[number];
export const SCENE_TYPE_LABELS: Record<SceneType, string> = {
  concert: 'Concert',
  studio: 'Studio',
  outdoor: 'Outdoor',
  urban: 'Urban',
  custom: 'Custom',
};

export const CAMERA_ANGLES = ['front', 'side', 'close_up', 'wide'] as const;
export type CameraAngle = (typeof CAMERA_ANGLES)[number];
export const CAMERA_ANGLE_LABELS: Record<CameraAngle, string> = {
  front: 'Front',
  side: 'Side',
  close_up: 'Close-up',
  wide: 'Wide',
};

export const LIGHTINGS = ['normal', 'dramatic', 'soft', 'bright'] as const;
export type Lighting = (typeof LIGHTINGS)[number];
export const LIGHTING_LABELS: Record<Lighting, string> = {
  normal: 'Normal',
  dramatic: 'Dramatic',
  soft: 'Soft',
  bright: 'Bright',
};

export const ASPECTS = ['16:9', '9:16', '1:1', '4:5'] as const;
export type Aspect = (typeof ASPECTS)[number];
export const ASPECT_LABELS: Record<Aspect, string> = {
  '16:9': 'Landscape 16:9',
  '9:16': 'Vertical 9:16',
  '1:1': 'Square 1:1',
  '4:5': 'Portrait 4:5',
};
/** What networks show without making it larger: 1080 lines in every shape. */
export const FILM_SIZES: Record<Aspect, { width: number; height: number }> = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
};

/** What somebody does to music without words. */
export const SINGINGS = ['lips', 'hum', 'play'] as const;
export type Singing = (typeof SINGINGS)[number];
export const SINGING_LABELS: Record<Singing, string> = {
  lips: 'Sing along',
  hum: 'Hum',
  play: 'Play the guitar',
};

export const SONG_SOURCES = ['upload', 'link', 'instrumental', 'song'] as const;
export type SongSource = (typeof SONG_SOURCES)[number];

export const SONG_GENRES = ['pop', 'rock', 'country', 'hip_hop', 'electronic', 'ballad'] as const;
export type SongGenre = (typeof SONG_GENRES)[number];
export const SONG_GENRE_LABELS: Record<SongGenre, string> = {
  pop: 'Pop',
  rock: 'Rock',
  country: 'Country',
  hip_hop: 'Hip-hop',
  electronic: 'Electronic',
  ballad: 'Ballad',
};

/** Invented performers; none of them is, or resembles, a real person. */
export const STAGE_PERSONAS = [
  { id: 'nova-vale', name: 'Nova Vale', line: 'Bright pop star with silver hair' },
  { id: 'rex-thunder', name: 'Rex Thunder', line: 'Rock singer with wild hair and a big heart' },
  { id: 'dusty-rae', name: 'Dusty Rae', line: 'Country storyteller with a warm smile' },
  { id: 'mc-comet', name: 'MC Comet', line: 'Fast-talking late-night rapper' },
  { id: 'lady-aurora', name: 'Lady Aurora', line: 'Ballad singer in evening light' },
  { id: 'kit-circuit', name: 'Kit Circuit', line: 'Neon-lit electronic performer' },
] as const;
export type StagePersonaId = (typeof STAGE_PERSONAS)[number]['id'];
export const STAGE_PERSONA_IDS = STAGE_PERSONAS.map((one) => one.id) as [StagePersonaId, ...StagePersonaId[]];
