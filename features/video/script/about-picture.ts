/** What is known of a picture, as the words of a short film about it; nothing is made up. */

import { capitalize } from '#common/wording/capitalize.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import type { VideoData } from '../contract.ts';

export interface KnownPicture {
  title: string;
  /** How it was made, in words; the description first. */
  recipe: readonly { label: string; value: string }[];
  tool: string;
}

export interface PictureScript {
  /** Empty where nothing is known. */
  title: string;
  lines: string[];
}

const LONGEST_TITLE = 48;
const MOST_LINES = 3;

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
  /^(?:please\s)?(?:(?:create|make|draw|paint|generate|show|render|design)\s(?:me\s)?)?(?:(?:an?|the)\s)?(?:(?:photo|picture|image|illustration|drawing|painting|render|portrait|shot|photograph)\s(?:of|showing)\s)/iu;

const sentence = (text: string): string =>
  /[.!?…]$/u.test(text) ? capitalize(text) : `${capitalize(text)}.`;

export function scriptOfPicture({ title, recipe, tool }: KnownPicture): PictureScript {
  const told = recipe.find(({ label }) => label === 'Description')?.value.trim();
  if (told) return fromPrompt(told);
  const name = tool === 'upload' || /\.\w{2,5}$/.test(title) ? nameOf(title) : title.trim();
  return { title: cutAtWord(capitalize(name), LONGEST_TITLE), lines: [] };
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

function fromPrompt(prompt: string): PictureScript {
  const parts = prompt
    .replace(ASKING, '')
    .split(/[,;\n]+|(?<=[.!?。！？])\s*/u)
    .map((part) => part.replace(/[.!?\s]+$/u, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  const [first, ...rest] = parts;
  if (!first) return { title: '', lines: [] };
  const noun = first.replace(ARTICLE, '');
  const head = noun.length > 24 ? (noun.split(JOINT)[0] ?? noun) : noun;
  const title = cutAtWord(capitalize(head), LONGEST_TITLE);
  const more = rest.filter((part) => !MANNER.test(part) && /\s/u.test(part));
  const lines = [...(capitalize(noun) === title ? [] : [first]), ...more].slice(0, MOST_LINES);
  return { title, lines: lines.map(sentence) };
}

/** Seconds: a few shots of one picture. */
const SHORT = 15;

const isUntouched = ({ title, description, scenes, uploadedFiles }: VideoData): boolean =>
  title.trim() === '' && description.trim() === '' && scenes.length === 0 && uploadedFiles.length === 0;

/** An empty film becomes a short one about the picture; one that somebody began stays as it is. */
export function filmAbout(film: VideoData, picture: KnownPicture): VideoData {
  if (!isUntouched(film)) return film;
  const { title, lines } = scriptOfPicture(picture);
  return {
    ...film,
    title,
    description: lines.join('\n'),
    duration: [SHORT],
    hasTitle: title !== '',
    hasEnding: false,
  };
}
