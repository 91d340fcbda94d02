/** The shipped wardrobe and stages, as they are written down. */

import { getClothingPicture, getScenePicture } from '../../contract.ts';
import {
  BODY_TYPE_LABELS,
  BODY_TYPES,
  CLOTHING_STYLE_LABELS,
  CLOTHING_STYLES,
  type ClothingStyle,
  LIGHTINGS,
  type Lighting,
  SCENE_TYPE_LABELS,
  SCENE_TYPES,
  type SceneType,
} from '../../enums.ts';

/** Main colours of each style, strongest first. */
const COLORS: Record<ClothingStyle, string[]> = {
  casual: ['#3b6fb5', '#e8e2d6', '#2b2f3a'],
  formal: ['#15181f', '#f4f4f2', '#7a1f2b'],
  rock: ['#16161a', '#8c1c24', '#a7abb3'],
  pop: ['#e5418f', '#45c8e0', '#f7d448'],
  country: ['#9a5b2e', '#3d5a80', '#e9d8a6'],
  'hip-hop': ['#f2b705', '#23262f', '#e23e2e'],
};

export const CLOTHING_SEEDS = CLOTHING_STYLES.flatMap((style) =>
  BODY_TYPES.map((body) => ({
    id: `clothing-${style}-${body}`,
    name: `${CLOTHING_STYLE_LABELS[style]}, ${BODY_TYPE_LABELS[body].toLowerCase()}`,
    category: body,
    style,
    colors: COLORS[style],
    imageUrl: getClothingPicture.path.replace(':id', `clothing-${style}-${body}`),
  })),
);

/** Each light makes a mood of its own. */
const MOODS: Record<Lighting, { mood: string; tag: string }> = {
  normal: { mood: 'relaxed', tag: 'everyday' },
  dramatic: { mood: 'intense', tag: 'night' },
  soft: { mood: 'tender', tag: 'dusk' },
  bright: { mood: 'joyful', tag: 'day' },
};

const PLACES: Record<SceneType, { names: Record<Lighting, string>; line: string; tags: string[] }> = {
  concert: {
    names: {
      normal: 'Club Stage',
      dramatic: 'Arena Night',
      soft: 'Candle Concert',
      bright: 'Summer Festival',
    },
    line: 'A stage with a crowd in front of it',
    tags: ['stage', 'crowd'],
  },
  studio: {
    names: {
      normal: 'Recording Room',
      dramatic: 'Midnight Session',
      soft: 'Living Room Take',
      bright: 'White Studio',
    },
    line: 'A studio with a microphone and instruments',
    tags: ['microphone', 'indoors'],
  },
  outdoor: {
    names: {
      normal: 'Country Field',
      dramatic: 'Storm over the Hills',
      soft: 'Golden Hour',
      bright: 'Sunny Meadow',
    },
    line: 'Open land under a wide sky',
    tags: ['nature', 'sky'],
  },
  urban: {
    names: {
      normal: 'Street Corner',
      dramatic: 'Neon Alley',
      soft: 'Rooftop at Dusk',
      bright: 'City Square',
    },
    line: 'Streets and houses of a city',
    tags: ['street', 'city'],
  },
  custom: {
    names: {
      normal: 'Own Place',
      dramatic: 'Own Place by Night',
      soft: 'Own Place at Dusk',
      bright: 'Own Place by Day',
    },
    line: 'A picture of yours, or one painted from your words',
    tags: ['own picture', 'own words'],
  },
};

export const SCENE_SEEDS = SCENE_TYPES.flatMap((type) =>
  LIGHTINGS.map((lighting) => ({
    id: `scene-${type}-${lighting}`,
    name: PLACES[type].names[lighting],
    description: `${SCENE_TYPE_LABELS[type]}: ${PLACES[type].line}, in a ${MOODS[lighting].mood} mood.`,
    category: type,
    lighting,
    mood: MOODS[lighting].mood,
    tags: [...PLACES[type].tags, MOODS[lighting].tag],
    backgroundUrl: getScenePicture.path.replace(':id', `scene-${type}-${lighting}`),
  })),
);
