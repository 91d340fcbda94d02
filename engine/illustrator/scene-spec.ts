/** What a prompt means to the painter: the whole picture in words and numbers, before anything is drawn. */

export const SETTINGS = [
  'city',
  'forest',
  'ocean',
  'mountain',
  'desert',
  'meadow',
  'beach',
  'lake',
  'space',
  'underwater',
  'room',
  'street',
  'snow',
  'farm',
  'castle',
  'garden',
  'sky',
  'abstract',
] as const;
export type Setting = (typeof SETTINGS)[number];

export const TIMES = ['dawn', 'day', 'sunset', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];

export const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'fog', 'snow'] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const MOODS = ['peaceful', 'dramatic', 'cheerful', 'dark', 'dreamy', 'futuristic', 'vintage'] as const;
export type Mood = (typeof MOODS)[number];

export const CAMERAS = ['normal', 'close', 'wide', 'portrait'] as const;
export type Camera = (typeof CAMERAS)[number];

export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
  'gold',
  'silver',
] as const;
export type Colour = (typeof COLOURS)[number];

export const POSES = [
  'stand',
  'sit',
  'sleep',
  'run',
  'fly',
  'swim',
  'read',
  'hold',
  'ride',
  'dance',
] as const;
export type Pose = (typeof POSES)[number];

export const RELATIONS = ['on', 'under', 'beside', 'in front of', 'behind', 'over', 'in'] as const;
export type Relation = (typeof RELATIONS)[number];

export interface SubjectSpec {
  /** A name that the cast of subjects knows. */
  name: string;
  /** 1 to 9. */
  count: number;
  colour: Colour | null;
  /** Factor on the usual size: 0.4 tiny to 2.2 giant. */
  scale: number;
  pose: Pose | null;
  /** Names of subjects that it holds, reads or rides. */
  holding: string | null;
  riding: string | null;
  relation: { kind: Relation; to: number } | null;
}

export interface SceneSpec {
  prompt: string;
  setting: Setting;
  /** False when the prompt named no setting and one was chosen to fit. */
  isSettingNamed: boolean;
  time: TimeOfDay;
  weather: Weather;
  season: Season | null;
  mood: Mood | null;
  camera: Camera;
  /** A colour of the whole picture, where no subject took it. */
  tint: Colour | null;
  subjects: SubjectSpec[];
  /** For people: what will be seen, and which words meant nothing to us. */
  drawn: string[];
  notUnderstood: string[];
}
