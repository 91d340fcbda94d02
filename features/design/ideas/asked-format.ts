/** Which format a sentence asks for: "flyer", "story", "Visitenkarte", "名刺". */

import type { FormatName } from '#engine/page/document/formats.ts';
import { findEastern } from './kinds/feasts.ts';
import { words } from './sentence-patterns.ts';

/** The longer word first: a "story" of Instagram is no Instagram post. */
const FORMAT_WORDS: readonly (readonly [pattern: string, FormatName])[] = [
  [
    '(?:you ?tube )?(?:video )?thumbnail|vorschaubild|miniatur[ae](?: youtube| do youtube| de youtube)?|vignette(?: youtube)?|(?:youtube\\s?)?(?:サムネイル|サムネ|缩略图|封面图|썸네일)',
    'youtube-thumbnail',
  ],
  ['(?:you ?tube )?channel (?:art|banner)', 'youtube-channel-art'],
  ['(?:instagram |insta )?reel(?: cover)?', 'reel-cover'],
  ['tik ?tok(?: cover| post| video)?', 'tiktok-cover'],
  [
    '(?:instagram |insta )(?:story|stories|historia)|(?:story|stories|storia|historia|storie) (?:(?:para|pour|per|su|de|do|no) )?(?:instagram|insta)|(?:instagram|insta|インスタ(?:グラム)?|인스타(?:그램)?|ins)\\s?(?:ストーリーズ?|스토리|快拍|限时动态)|朋友圈海报竖版',
    'instagram-story',
  ],
  ['square post', 'instagram-square'],
  ['(?:facebook|fb)[ -](?:cover|banner|header|titelbild|portada)', 'facebook-cover'],
  [
    '(?:facebook|fb)(?:[ -](?:post|beitrag|ad))?|(?:post|publication|publicación|publicação) (?:(?:para|pour|per|su|de|do|no|sur) )?(?:facebook|fb)|フェイスブック\\s?投稿|페이스북\\s?게시물',
    'facebook-post',
  ],
  ['linked ?in (?:banner|header|cover)', 'linkedin-banner'],
  ['linked ?in(?:[ -](?:post|beitrag))?', 'linkedin-post'],
  ['(?:twitter|x) header', 'x-header'],
  ['(?:twitter|x) post|tweet', 'x-post'],
  ['pinterest(?: pin)?', 'pinterest-pin'],
  [
    'business cards?|visitenkarten?|tarjetas? de visita|cartes? de visite|bigliett[oi] da visita|cart(?:ão|ões) de visitas?|名片|名刺|명함',
    'business-card',
  ],
  [
    'letter ?heads?|letter paper|brief(?:papier|bogen|kopf)|papel (?:con membrete|de carta|timbrado)|papier à en-tête|carta intestata|信纸|レターヘッド|레터헤드',
    'letterhead',
  ],
  [
    "(?:instagram|insta)(?:[ -](?:post|beitrag|ad))?|(?:post|publication|publicación|publicação) (?:(?:for|para|für|pour|per|su|de|do|no|sur) )?(?:l['’])?(?:instagram|insta)|(?:instagram|インスタ(?:グラム)?|인스타(?:그램)?)\\s?(?:投稿(?:画像)?|게시물|帖子|피드)|小红书(?:图|帖子|封面)?|朋友圈(?:图|海报)?",
    'instagram-post',
  ],
  [
    'flyers?|fliers?|leaflets?|handouts?|handzettel|folletos?|volantes?|octavillas?|prospectus|dépliants?|tracts?|volantin[oi]|panfletos?|folhetos?|传单|宣传单页?|チラシ|フライヤー|ビラ|전단지?',
    'flyer-a5',
  ],
  [
    'posters?|plakate?|aushang|cartel(?:es)?|póster(?:es)?|affiches?|affichettes?|manifest[oi]|locandin[ae]|cartaz(?:es)?|pôster(?:es)?|海报|ポスター|포스터',
    'poster-a3',
  ],
  ['(?:e-?mail|newsletter)[ -](?:header|banner)', 'email-header'],
  ['table (?:card|tent)|qr[- ]?code(?: card)?|tischkarte', 'qr-table-card'],
];

/** Formats only where the sentence asks for one; elsewhere they are what is sold. */
const ASKED_FORMATS: readonly (readonly [pattern: string, FormatName])[] = [
  ['story|historia', 'instagram-story'],
  [
    '(?:presentation )?slide|presentation|folie|diapositiv[ae]|présentation|slide de apresentação|幻灯片|スライド|슬라이드',
    'presentation-slide',
  ],
  ['quote(?: card| post)?|zitat|cita|citation|citazione|citação|名言|格言|名言カード|명언', 'quote'],
  ['pin', 'pinterest-pin'],
  [
    '(?:social media )?post|beitrag|publicación|publicação|publication|banner|ad|anzeige|anuncio|annonce|annuncio|anúncio',
    'instagram-post',
  ],
];

const ASKING =
  "(?:please|bitte|por favor|i|we|ich|wir|need|want|wants|would like|'d like|make|me|us|create|design|draw|brauche|brauchen|möchte|mach|mache|gestalte|erstelle|necesito|necesitamos|quiero|haz|crea|diseña|an?|the|our|ein|eine|einen|unser|unsere|un|una|new|nice|simple|small|short|birthday|wedding|party|kleine[nrs]?|schöne[nrs]?|crée[rz]?|créez|fais|faites|je voudrais|il (?:me|nous) faut|nous|notre|nouveau|nouvelle|une|j['’]ai besoin d['’]un|j['’]ai besoin d['’]une|besoin d['’]une?|vorrei|ho bisogno di|mi serve|crea|fammi|uno|il|per favore|preciso de|quero|cria|crie|faz|faça|um|uma|s'il vous plaît)";
const JOINED =
  '(?:\\s*[:–—-]|\\s(?:for|about|to|of|with|saying|that says|which says|to announce|announcing|to promote|promoting|to advertise|für|über|zum?r?|mit|para|sobre|de|con|que diga|pour|du|des|d[\\u0027’]|avec|per|di|del|della|do|da|com|no|na)(?=\\s)|(?=\\s*[,.]))';

export interface FoundFormat {
  format: FormatName;
  at: number;
  length: number;
}

export function findFormat(text: string): FoundFormat | undefined {
  const requested = ASKED_FORMATS.flatMap(([pattern, format]): FoundFormat[] => {
    const found = new RegExp(`^((?:${ASKING}\\s)*)(${pattern})(${JOINED}|$)`, 'iu').exec(text);
    return found ? [{ format, at: 0, length: found[0].length }] : [];
  });
  if (requested[0]) return requested[0];
  const named = FORMAT_WORDS.flatMap(([pattern, format]): FoundFormat[] => {
    const found =
      words(`(?:(?:${ASKING}|als|as|como|en|come)\\s)*(?:${pattern})`).exec(text) ??
      findEastern(text, pattern);
    // "Bring this flyer": what is spoken of is not what is asked for.
    if (!found || /(?:this|diesen|este)\s$/i.test(text.slice(0, found.index))) return [];
    const joint = new RegExp(`^${JOINED}`, 'iu').exec(text.slice(found.index + found[0].length));
    return [{ format, at: found.index, length: found[0].length + (joint?.[0].length ?? 0) }];
  });
  return named[0];
}
