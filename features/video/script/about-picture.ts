/** A picture begins a short film: its name, and what the brand says of itself; never the words it was asked for with. */

import { capitalize } from '#common/wording/capitalize.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import type { VideoData } from '../contract.ts';

export interface KnownPicture {
  title: string;
  /** How it was made, in words; the description first. */
  recipe: readonly { label: string; value: string }[];
  tool: string;
}

/** What the person's brand says of itself. */
export interface KnownBrand {
  name: string;
  tagline: string;
  /** Where to find it. */
  contact: string;
}

const LONGEST_TITLE = 48;
const LONGEST_ENDING = 80;
const LONGEST_CARD = 120;

/** Of how a picture was asked for, and not of what it shows. */
const MANNER =
  /(?<!\p{L})(?:photo(?:graph|graphy|realistic)?|product shot|product photo|render(?:ing|ed)?|illustration|drawing|painting|watercolou?r|oil paint|cartoon|anime|pixel art|3d|4k|8k|hdr|uhd|high(?:ly)? (?:detailed|quality|resolution)|ultra|hyper|realistic|realism|detailed|sharp focus|bokeh|depth of field|cinematic|studio light(?:ing)?|soft light(?:ing)?|volumetric|masterpiece|trending|artstation|octane|unreal|style|stil|estilo|close-?up|wide shot|macro|lens|mm|f\/\d|aspect|--\w+|no text|negative|background|hintergrund|foto|fotorealistisch|illustration|aquarell)(?!\p{L})/iu;
const CAMERA_NAME =
  /^(?:img|dsc[fn]?|pxl|mvimg|dji|gopr|p\d{3}|screen ?shot|bildschirmfoto|captura|image|picture|photo|foto|bild|untitled|unbenannt|file|download|whatsapp image|scan|design|edited|result)?[\s_-]*[\d\s_.():a-f-]*(?:\s?(?:at|um)\s[\d.\s]+)?(?:copy|kopie)?$/iu;
const JOINT =
  /\s(?:on|in|at|with|under|by|near|over|beside|before|behind|against|auf|im|am|mit|unter|neben|vor|hinter|an|en|sobre|con|sur|dans|avec|su|sul|com|em)\s/iu;
const ARTICLE =
  /^(?:an?|the|some|ein|eine|einen|der|die|das|un|una|unos|el|la|los|las|une|le|les|um|uma|o|il|lo)\s/iu;
const ASKING =
  /^(?:please\s)?(?:(?:create|make|draw|paint|generate|show|render|design)\s(?:me\s)?)?(?:(?:an?|the)\s)?(?:(?:photo|picture|image|illustration|drawing|painting|render|portrait|shot|photograph|view|close-?up|macro(?: shot| photo)?)\s(?:of|showing)\s)/iu;

/** Empty where nothing is known. */
export function nameOfPicture({ title, recipe, tool }: KnownPicture): string {
  const requested = recipe.find(({ label }) => label === 'Description')?.value.trim();
  // A picture that was made is called by what it was asked for with, unless somebody gave it a name.
  const isPrompt =
    requested !== undefined && (requested === title.trim() || requested.startsWith(title.trim()));
  const isFile = tool === 'upload' || /\.\w{2,5}$/.test(title);
  const name = isPrompt ? subjectOf(requested) : isFile ? nameOf(title) : title.trim();
  return cutAtWord(capitalize(name), LONGEST_TITLE);
}

/** "red-mug_2.jpg" names what it shows; "IMG_2034.jpg" names nothing. */
function nameOf(file: string): string {
  const bare = file.replace(/\.\w{2,5}$/, '').trim();
  if (CAMERA_NAME.test(bare)) return '';
  return bare
    .replace(/[_-]+/g, ' ')
    .replace(/\s*\(?\b(?:v?\d+|final|copy|kopie|edit(?:ed)?|small|large)\)?\s*$/giu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a picture shows, without how it is shown: "Close-up of a loaf on a board, soft light" is a loaf. */
function subjectOf(prompt: string): string {
  const first = prompt
    .replace(ASKING, '')
    .split(/[,;\n]+|(?<=[.!?。！？])\s*/u)
    .map((part) => part.replace(/[.!?\s]+$/u, '').trim())
    .find((part) => /\p{L}{2}/u.test(part) && !MANNER.test(part));
  const noun = first?.replace(ARTICLE, '') ?? '';
  return noun.length > 24 ? (noun.split(JOINT)[0] ?? noun) : noun;
}

/** Seconds: a few shots of one picture. */
const SHORT = 15;

const isUntouched = ({ title, description, scenes, uploadedFiles }: VideoData): boolean =>
  title.trim() === '' && description.trim() === '' && scenes.length === 0 && uploadedFiles.length === 0;

/** An empty film becomes a short one about the picture; one that somebody began stays as it is. */
export function filmAbout(film: VideoData, picture: KnownPicture, brand?: KnownBrand): VideoData {
  if (!isUntouched(film)) return film;
  const title = nameOfPicture(picture);
  return {
    ...film,
    title,
    description: brand?.tagline ?? '',
    duration: [SHORT],
    hasTitle: title !== '',
    hasEnding: brand !== undefined,
    ...(brand && {
      ending: cutAtWord(brand.name, LONGEST_ENDING),
      endCard: cutAtWord(brand.contact, LONGEST_CARD),
    }),
  };
}
