/** Fixed expressions about the picture itself; they are taken out before the sentence is read. */

import type { Camera, Intent, Scene, Treatment } from '../../scene.ts';

type TextSide = NonNullable<Scene['textSpace']>;

export interface Effect {
  camera?: Camera;
  treatment?: Treatment;
  intent?: Intent;
  textSpace?: TextSide;
}

/** The longer expression stands first. */
export const STYLE_PHRASES: readonly (readonly [pattern: RegExp, effect: Effect])[] = [
  [
    /\bblack[- ](?:and|&)[- ]white\b(?!\s+(?:cat|dog|cow|striped|stripes|panda|checked|kitten|tiles?|floor|dress))/,
    { treatment: 'monochrome' },
  ],
  [/\b(?:monochrome|monochromatic|greyscale|grayscale|b&w)\b/, { treatment: 'monochrome' }],
  [/\bsepia(?:[- ]toned?)?\b/, { treatment: 'sepia' }],
  [
    /\b(?:line[- ]?art|line drawing|outline drawing|colou?ring (?:page|book)(?: page)?|one[- ]line drawing|ink outline)\b/,
    { treatment: 'line art' },
  ],
  [/\bstained[- ]glass(?: window| panel| art| design| style)?\b/, { treatment: 'stained glass' }],
  [/\b(?:neon|led) (?:sign|lettering|outline|lamp art)\b/, { treatment: 'neon sign' }],
  [
    /\b(?:flat (?:design|illustration|vector|style|art|icon|logo|graphic)|flat[- ]lay vector|vector (?:art|illustration|graphic)|logo[- ]?like|logo[- ]style)\b/,
    { treatment: 'flat' },
  ],
  [
    /\b(?:minimal(?:ist)? |simple )?(?:logo|icon|emblem|pictogram)s? (?=of|for|with|showing)/,
    { treatment: 'flat' },
  ],
  [/,\s*flat\b(?=\s*(?:,|$|\.))/, { treatment: 'flat' }],
  [/\b(?:paper cut[- ]?out|papercut|silhouettes? of)\b/, { treatment: 'flat' }],
  [
    /\b(?:travel|movie|film|concert|event|vintage|retro|minimalist|sale|advertising|promo(?:tional)?|propaganda|art deco) poster\b(?: design)?/,
    { treatment: 'poster' },
  ],
  [
    /\b(?:poster|flyer|leaflet|postcard) (?=of|for|with|showing|about|advertising|featuring|design|in\b)/,
    { treatment: 'poster' },
  ],
  [
    /\b(?:seamless|repeating|tileable) (?:pattern|texture|tile)s?\b|\bpattern (?=of|with)|\bwallpaper pattern\b|\b(?:wrapping paper|textile) (?:design|pattern)\b/,
    { intent: 'pattern' },
  ],
  [
    /\bproduct (?:shot|photo|photograph|photography|picture|image|render|mock-?up|display)s?\b|\bpack ?shot\b|\be-?commerce (?:shot|photo)\b|\bmock-?up\b/,
    { intent: 'product' },
  ],
  [/\bfood photo(?:graphy|graph)?\b/, { intent: 'food' }],
  [/\bstill[- ]life(?: (?:with|of|painting|photo(?:graphy)?))?/, { intent: 'still life' }],
  [
    /\b(?:head ?shots?|portrait photo(?:graphy)?|portrait shot|bust portrait|profile picture|passport photo)\b/,
    { intent: 'portrait', camera: 'portrait' },
  ],
  [
    /\bself[- ]portrait\b|\bportraits?(?= of\b| with\b| in\b|\s*[,.]|\s*$| photo| painting)/,
    { intent: 'portrait', camera: 'portrait' },
  ],
  [
    /\b(?:extreme |tight )?close[- ]?ups?(?: (?:shot|view|photo|portrait|of))*|\bmacro(?: (?:shot|photo|photography|of))*\b/,
    { camera: 'close' },
  ],
  [
    /\b(?:bird'?s[- ]eye(?: view| perspective)?|aerial (?:view|shot|photo|photograph|perspective)|(?:seen |viewed |shot |view )?from above|top[- ]down(?: view)?|top view|overhead(?: view| shot)?|flat[- ]?lay|drone (?:shot|view|photo))\b/,
    { camera: 'above' },
  ],
  [
    /\b(?:low[- ]angle(?: view| shot)?|(?:seen |viewed |shot |view )?from below|worm'?s[- ]eye(?: view)?|from a low angle)\b/,
    { camera: 'low' },
  ],
  [
    /\b(?:wide[- ](?:angle|shot|view)(?: (?:shot|view|photo|lens))?|panoramic(?: view| shot)?|panorama(?: of)?|long shot|establishing shot)\b/,
    { camera: 'wide' },
  ],
  [
    /\bgeometric (?:shapes?|forms?|pattern|figures?|background|composition|art)|\babstract(?: (?:art|painting|background|composition|shapes?|forms?|pattern|waves?|lines?|circles?|illustration|design|texture))?\b/,
    { intent: 'abstract' },
  ],
];

/** Says nothing that a picture could show. */
export const PHOTOGRAPHY_WORDS =
  /\b(?:black friday|cyber monday|limited time offer|happy hour|shop now|order now|book now|call now|buy now|shallow depth of field|depth of field|high[- ](?:quality|resolution|res|detail|definition)|highly detailed|ultra[- ](?:hd|realistic|detailed)|photo-?realis(?:tic|m)|hyper-?realis(?:tic|m)|realistic|4k|8k|hdr?|uhd|dslr|\d+ ?mm(?: lens)?|f\/?\d(?:\.\d)?|iso ?\d+|unreal engine|octane(?: render)?|3d[- ]render(?:ing|ed)?|3d|render(?:ed|ing)? in|ray[- ]?trac(?:ed|ing)|trending on artstation|artstation|award[- ]winning|masterpiece|best quality|sharp focus|in focus|out of focus|bokeh(?: background| lights)?|blurr?(?:ed|y)(?: background)?|professional (?:photo|photograph|photography)|stock photo|photo ?shoot|photography|(?:a |an )?(?:photo(?:graph)?|picture|image|illustration|drawing|sketch|painting|watercolou?r(?: painting)?|oil painting|digital (?:art|painting|illustration)|render(?:ing)?|scene|shot|view|artwork|clip ?art|cartoon|icon|sticker|logo|banner|header|thumbnail|wallpaper|book cover|album cover|cover art|instagram post|social media post|facebook post|advert(?:isement)?|ad|commercial|campaign|greeting card|birthday card|christmas card|pencil drawing|concept art|pixel art|anime|comic|cover) (?:of|for|showing|depicting|featuring|about|with(?= (?:a|an|the|two|three)\b))|in the style of [a-z' ]+|(?:watercolou?r|oil|acrylic|digital|pencil|anime|cartoon|comic|pixar|disney|ghibli|manga|impressionist|realistic|minimalist|art deco) style)\b/g;

const WORDS =
  '(?:a |an |the |your |my |our |some |any |extra )*(?:text|words|copy|headlines?|titles?|captions?|logos?|lettering|messages?|slogans?|writing|name|quote|price|offer|tagline)';
const SPACE = `(?:(?:copy|negative|empty|blank|free|text|white|open|clear|breathing)[- ]?(?:space|area|room)|(?:space|room|place|area)(?: left)?(?: free)? (?:for|to add|to put|to write) ${WORDS})`;
const SIDE =
  '(?:(?:on|at|to|in|along|near|towards) (?:the )?)?(left|right|top|bottom|above|below|upper|lower)(?:[- ]hand)?(?: side| half| third| part| corner| edge| of it)?';
const AMOUNT = '(?:lots? of|plenty of|some|enough|much|large|ample|a lot of|a bit of|a little|generous)';
const FOR_WORDS = `(?: (?:for|to add|to put|to write) ${WORDS})?`;

/** "with space for text on the left", "copy space right", "space on the right for text", "the left side empty". */
export const TEXT_SPACE = new RegExp(
  [
    `(?:\\b(?:with|and|plus|leaving|leave|keep|has|having)\\s+)?(?:\\b(?:an?|the)\\s+)?(?:\\b${AMOUNT}\\s+)?(?:\\b(?:left|right)\\s+)?\\b${SPACE}(?:\\s+${SIDE})?(?:\\s+of (?:the )?(?:picture|image|frame))?${FOR_WORDS}`,
    `(?:\\b(?:with|and|leaving|leave|keep)\\s+)?(?:\\b${AMOUNT}\\s+)?\\b(?:space|room) ${SIDE}${FOR_WORDS}`,
    `(?:\\b(?:with|and|leaving|leave|keep)\\s+)?(?:\\bthe\\s+)?\\b(?:left|right|top|bottom|upper|lower)(?:[- ]hand)? (?:side|half|third|part)(?: of (?:the )?(?:picture|image|frame))?(?: is| left| kept)? (?:empty|blank|free|clear)${FOR_WORDS}`,
    `(?:\\b(?:with|and|leaving|leave|keep)\\s+)?(?:\\b(?:an?|the)\\s+)?\\b(?:empty|blank|free|clear) (?:left|right|top|bottom|upper|lower) (?:side|half|third|part)${FOR_WORDS}`,
  ].join('|'),
  'i',
);
