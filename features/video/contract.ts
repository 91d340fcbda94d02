/** Projects as the dashboard lists them and the video maker makes them. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { isoTime, pageQuery } from '#common/schema-parts.ts';
import { PERSONAS, SPOKEN } from '#common/voice-words.ts';
import { characterDataSchema } from '#features/avatar/contract.ts';
import { getUserStats } from '#features/dashboard/contract.ts';

/** What the last making of a film left with its project. */
export const filmSchema = z.object({
  jobId: z.string().nullable().catch(null),
  seconds: z.number().optional().catch(undefined),
  hasCaptions: z.boolean().catch(false),
  /** What went other than asked, in words. */
  notes: z.array(z.string()).catch([]),
  error: z.string().nullable().catch(null),
  engine: z.string().optional().catch(undefined),
});
export type Film = z.infer<typeof filmSchema>;

export const projectSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.string(),
  status: z.string(),
  data: z.unknown().nullable(),
  thumbnailUrl: z.string().nullable(),
  fileUrl: z.string().nullable(),
  film: filmSchema.nullable(),
  /** Goes up whenever its data is saved. */
  version: z.int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

export type Project = z.infer<typeof projectSchema>;

/** To whoever saves over a version that they have not seen. */
export const PROJECT_CHANGED =
  'This project was changed in another window since you opened it. Nothing is lost: choose what to keep.';

export const TITLE_REQUIRED = 'Please enter a title for your video project.';

export const createProjectBody = z.object({
  title: z
    .string({ error: TITLE_REQUIRED })
    .trim()
    .min(1, TITLE_REQUIRED)
    .max(200, 'Keep the title within 200 characters.'),
  description: z
    .string()
    .trim()
    .max(5000, 'Keep the description within 5000 characters.')
    .nullable()
    .optional(),
  type: z.string().trim().min(1, 'Please say what kind of project this is.').max(40),
  data: z.record(z.string(), z.unknown()).nullable().optional(),
  /** New work is a draft; only a render makes it anything else. */
  status: z.literal('draft').optional(),
});

export const VIDEO_TEMPLATES = [
  {
    id: 'promotional',
    category: 'marketing',
    name: 'Promotional',
    description: 'Show what you sell, with a strong offer at the end.',
  },
  {
    id: 'product',
    category: 'business',
    name: 'Product Showcase',
    description: 'One product from every side, calm and clear.',
  },
  { id: 'explainer', category: 'education', name: 'Explainer', description: 'One idea, told step by step.' },
  { id: 'social', category: 'social', name: 'Social Clip', description: 'Short, bold and made to share.' },
  { id: 'birthday', category: 'personal', name: 'Birthday', description: 'Confetti and good wishes.' },
  {
    id: 'wedding',
    category: 'personal',
    name: 'Wedding',
    description: 'Soft light and elegant lettering for the big day.',
  },
  {
    id: 'travel',
    category: 'lifestyle',
    name: 'Travel',
    description: 'Places, postcards and a route between them.',
  },
  {
    id: 'training',
    category: 'education',
    name: 'Training',
    description: 'Numbered lessons with room for notes.',
  },
] as const;
export type VideoTemplateId = (typeof VIDEO_TEMPLATES)[number]['id'];

export const VIDEO_STYLES = ['modern', 'classic', 'minimal', 'bold', 'elegant', 'playful'] as const;
export type VideoStyle = (typeof VIDEO_STYLES)[number];
export const MUSIC = [
  'none',
  'upbeat',
  'cinematic',
  'corporate',
  'acoustic',
  'electronic',
  'classical',
] as const;
/** How bars are counted. */
export const METRES = ['4/4', '3/4', '6/8'] as const;
/** Seconds. */
export const DURATION = { min: 10, max: 300, step: 5, fallback: 30 } as const;
export const UNTITLED = 'Untitled Video Project';

export const VIDEO_FORMATS = ['landscape', 'full_hd', 'portrait', 'square'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];
/** Pixels. */
export const FRAME_SIZES: Record<VideoFormat, { width: number; height: number }> = {
  landscape: { width: 1280, height: 720 },
  full_hd: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
};
export const FPS = 30;
export const CAPTIONS = ['none', 'burned', 'soft'] as const;
/** How burned-in captions look: whole lines on a plate, or word by word in step with the voice. */
export const CAPTION_STYLES = ['classic', 'pop', 'highlight', 'karaoke', 'one-word', 'typewriter'] as const;
export type CaptionStyle = (typeof CAPTION_STYLES)[number];
export const CAPTION_PLACES = ['bottom', 'middle', 'top'] as const;
export const TRANSITIONS = ['wipe', 'fade', 'slide', 'zoom', 'circle', 'cut'] as const;
export type Transition = (typeof TRANSITIONS)[number];
/** Where a presenter is seen: in a round window, or before the whole picture. */
export const PRESENTED = ['corner', 'full'] as const;
export type Presented = (typeof PRESENTED)[number];
export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];
/** Of the frame's short side. */
export const PRESENTER_SIZE = { min: 0.2, max: 0.4, step: 0.01, fallback: 0.3 } as const;
export const MAX_SCENES = 200;
/** Seconds that one scene may last. */
export const SCENE_SECONDS = { min: 0.5, max: 120 } as const;
/** How fast a voice reads. */
export const VOICE_SPEED = { min: 0.6, max: 1.6, step: 0.05, fallback: 1 } as const;
export const MAX_SCENE_TEXT = 600;
export const MAX_FILES = 50;
export const MAX_DESCRIPTION = 5000;
/** Pictures that are drawn for one film. */
export const MAX_DRAWN = 12;
export const MAX_SEED = 2 ** 31 - 1;
/** Seconds of composed music that can be heard beforehand. */
export const MAX_MUSIC_SECONDS = 600;

/** Of one scene. */
export const MAX_CUTS = 500;
/** Seconds of a clip or recording that is written down. */
export const MAX_CLIP_SECONDS = 3600;
/** Of one clip or recording. */
export const MAX_TRANSCRIPT_WORDS = 4000;

const ownFile = z.object({
  id: z.string().max(100),
  url: z.string().max(300),
  name: z.string().max(200),
});

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please give colors like #1d4ed8.');
export const shareBox = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0.01).max(1),
  height: z.number().min(0.01).max(1),
});
const brandColors = z.object({ background: hexColor, text: hexColor, accent: hexColor });

/** A layer of a scene's page that was moved by hand: its box in shares of the page, its letters in shares of the shorter side. */
const layerPlaceSchema = z.object({
  layer: z.string().regex(/^[\w-]{1,40}$/, 'Layers are named by their role.'),
  x: z.number().min(-1).max(2),
  y: z.number().min(-1).max(2),
  w: z.number().min(0.005).max(2),
  h: z.number().min(0.002).max(2),
  rotation: z.number().min(-360).max(360).default(0),
  size: z.number().min(0.001).max(1).optional(),
  /** Taken off the page. */
  isHidden: z.literal(true).optional(),
  /** Words that the person added to the page. */
  text: z.string().trim().min(1).max(200).optional(),
  /** What of a picture is seen in its frame: the middle of it in shares of the picture, and how near. */
  crop: z
    .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1), zoom: z.number().min(1).max(6) })
    .optional(),
});
export type LayerPlace = z.infer<typeof layerPlaceSchema>;
const layerPlaces = z.array(layerPlaceSchema).max(40, 'A scene has at most 40 moved layers.');

/** One scene as the person arranged it. */
export const sceneSchema = z.object({
  id: z.string().min(1).max(40),
  /** What is told here: shown, or read aloud and captioned. */
  text: z.string().max(MAX_SCENE_TEXT).default(''),
  /** One of the project's files; null takes what is drawn for the text. */
  fileId: z.string().max(100).nullable().default(null),
  /** Null: as long as its words take, or an even share of the film. */
  seconds: z.number().min(SCENE_SECONDS.min).max(SCENE_SECONDS.max).nullable().default(null),
  /** Seconds that are left out at the beginning of a clip. */
  from: z.number().min(0).max(3600).default(0),
  /** What is left out of a clip, in its own seconds. */
  cuts: z
    .array(
      z.object({
        from: z.number().min(0).max(MAX_CLIP_SECONDS),
        to: z.number().min(0).max(MAX_CLIP_SECONDS),
      }),
    )
    .max(MAX_CUTS)
    .default([]),
  /** How it comes in; null as the template has it. */
  transition: z.enum(TRANSITIONS).nullable().default(null),
  /** Who reads it; null as the rest. */
  voice: z.enum(PERSONAS).nullable().default(null),
  /** Where the presenter is seen here; null as in the rest. */
  presenter: z
    .enum([...PRESENTED, 'hidden'])
    .nullable()
    .default(null),
  /** What was moved by hand on its page. */
  places: layerPlaces.default([]),
});
export type VideoScene = z.infer<typeof sceneSchema>;

/** What is said in a clip or recording, in its own seconds. */
export const transcriptSchema = z.object({
  fileId: z.string().max(100),
  language: z.string().max(20),
  words: z
    .array(
      z.object({
        text: z.string().max(100),
        start: z.number().min(0),
        end: z.number().min(0),
        /** A sound between the words, such as an um. */
        isExtra: z.literal(true).optional(),
      }),
    )
    .max(MAX_TRANSCRIPT_WORDS),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** What the video maker keeps in a project's data. */
export const videoDataSchema = z.object({
  title: z.string().max(200).default(''),
  description: z.string().max(MAX_DESCRIPTION).default(''),
  template: z.enum(['', ...VIDEO_TEMPLATES.map((one) => one.id)] as ['', ...VideoTemplateId[]]).default(''),
  /** A list of one, as the spec has it. */
  duration: z.array(z.number().min(DURATION.min).max(DURATION.max)).length(1).default([DURATION.fallback]),
  style: z.enum(VIDEO_STYLES).default('modern'),
  music: z.enum(MUSIC).default('none'),
  textOverlay: z.string().max(300).default(''),
  format: z.enum(VIDEO_FORMATS).default('landscape'),
  /** Another number, another tune in the same manner. */
  musicSeed: z.number().int().min(0).max(MAX_SEED).default(1),
  /** How its bars are counted; null as the tune has it. */
  musicMetre: z.enum(METRES).nullable().default(null),
  /** The description read aloud, sentence by sentence. */
  narration: z
    .object({
      isOn: z.boolean(),
      voice: z.enum(PERSONAS),
      language: z.enum(SPOKEN),
      speed: z.number().min(VOICE_SPEED.min).max(VOICE_SPEED.max).default(VOICE_SPEED.fallback),
    })
    .default({ isOn: false, voice: 'nova', language: 'en', speed: VOICE_SPEED.fallback }),
  /** A recording of one's own that tells the film instead of a voice. */
  voiceOver: ownFile
    .extend({ seconds: z.number().min(0).max(DURATION.max), isClean: z.boolean().default(true) })
    .nullable()
    .default(null),
  captions: z.enum(CAPTIONS).default('none'),
  captionStyle: z.enum(CAPTION_STYLES).default('classic'),
  captionPlace: z.enum(CAPTION_PLACES).default('bottom'),
  /** Where what lies over all scenes was put by hand: its middle and width in shares of the frame. */
  overAt: z
    .object({
      logo: z
        .object({
          x: z.number().min(0).max(1),
          y: z.number().min(0).max(1),
          w: z.number().min(0.04).max(0.9),
        })
        .nullable()
        .default(null),
      captions: z
        .object({ y: z.number().min(0).max(1) })
        .nullable()
        .default(null),
    })
    .default({ logo: null, captions: null }),
  /** The scenes between title and ending; none: they are cut from the description. */
  scenes: z.array(sceneSchema).max(MAX_SCENES, `A video takes at most ${MAX_SCENES} scenes.`).default([]),
  /** The same on the pages of title and ending. */
  cardPlaces: z
    .object({ title: layerPlaces.default([]), end: layerPlaces.default([]) })
    .default({ title: [], end: [] }),
  hasTitle: z.boolean().default(true),
  hasEnding: z.boolean().default(true),
  /** The large words of the last picture; empty as the template has them. */
  ending: z.string().max(80).default(''),
  /** The person's own colors instead of the template's. */
  brand: brandColors.nullable().default(null),
  /** One of the shipped faces instead of the style's. */
  letters: z.string().max(40).nullable().default(null),
  /** A recording of one's own instead of composed music. */
  ownMusic: ownFile
    .extend({ seconds: z.number().min(0).optional() })
    .nullable()
    .default(null),
  /** A picture of one of the person's logos, among their own files. */
  logo: ownFile
    .extend({
      /** The colour that it stands out from; white where nobody looked. */
      plate: hexColor.optional().catch(undefined),
    })
    .nullable()
    .default(null),
  /** One of the person's watermarks, as it was when it was chosen. */
  watermark: z
    .object({
      name: z.string().max(200),
      content: z.string().max(200),
      position: z.string().max(40),
      opacity: z.number().min(0).max(1),
      color: z.string().max(40),
    })
    .nullable()
    .default(null),
  /** One of the person's characters, as it was when it was chosen: it speaks the narration. */
  presenter: z
    .object({
      name: z.string().max(200),
      character: characterDataSchema,
      shown: z.enum(PRESENTED).default('corner'),
      corner: z.enum(CORNERS).default('bottom-right'),
      size: z.number().min(PRESENTER_SIZE.min).max(PRESENTER_SIZE.max).default(PRESENTER_SIZE.fallback),
    })
    .nullable()
    .default(null),
  /** A line on the last picture: an address, an offer. */
  endCard: z.string().max(120).default(''),
  /** With no media of their own: whether our illustrator draws for the scenes. */
  drawsPictures: z.boolean().default(true),
  /** What was drawn, by the words it was drawn for. */
  drawn: z
    .array(ownFile.extend({ prompt: z.string().max(600), subject: shareBox.optional().catch(undefined) }))
    .max(MAX_DRAWN)
    .default([]),
  /** Where the overlay's middle stands, in shares of the frame. */
  overlayAt: z
    .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .default({ x: 0.5, y: 0.86 }),
  uploadedFiles: z
    .array(
      ownFile.extend({
        type: z.string().max(100),
        size: z.number(),
        /** Of clips: their length, and a still of them. */
        seconds: z.number().min(0).optional(),
        posterUrl: z.string().max(300).optional(),
        /** Where its subject is, in shares of the picture. */
        subject: shareBox.optional().catch(undefined),
        /** Around what is written in it: films show all of that, or nothing of the picture. */
        lettering: shareBox.optional().catch(undefined),
        /** Its subject without the ground, a picture of the same size, and where in it something is left. */
        cutout: ownFile.pick({ id: true, url: true }).extend({ box: shareBox }).optional().catch(undefined),
        /** What a film looks like that has no brand. */
        colors: brandColors.optional().catch(undefined),
      }),
    )
    .max(MAX_FILES, `Please choose at most ${MAX_FILES} files.`)
    .default([]),
  transcripts: z
    .array(transcriptSchema)
    .max(MAX_FILES + 1)
    .default([]),
});
export type VideoData = z.infer<typeof videoDataSchema>;

export const BLANK_VIDEO: VideoData = videoDataSchema.parse({});

export const listProjects = route({
  method: 'GET',
  path: '/api/projects',
  summary:
    'My projects, newest first, of their data only what a list shows; x-next-cursor leads to older ones',
  access: 'user',
  query: pageQuery(200),
  response: z.array(projectSchema),
});

export const createProject = route({
  method: 'POST',
  path: '/api/projects',
  summary: 'Save a new project',
  access: 'user',
  changes: [listProjects.path, getUserStats.path],
  body: createProjectBody.extend({
    /** Made by the client: what is sent again with the same key is saved in the project that the first one created. */
    creationKey: z.string().min(8).max(64).optional(),
  }),
  status: 201,
  response: projectSchema,
});
