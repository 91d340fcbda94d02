/** How eight languages say that somebody goes on a journey. */

import type { Foreign } from './kinds.ts';

export const JOURNEYS: Readonly<Record<Foreign, RegExp>> = {
  de: /\b(?:(?:ver)?reis(?:t|en)|fährt|fliegt|segelt|wandert|klettert|macht sich auf|bricht auf|zieht\b[^,.]*\s(?:los|aus)|(?:Welt)?[Rr]eise|Expedition|Schatzsuche)\b/u,
  fr: /\b(?:voyage(?:nt|r)?|part(?:ent|ir)?\s+(?:en|pour|à|vers|dans|sur|explorer|chercher)|navigue|traverse|s[’']envole|fait le tour|grimpe|expédition)(?!\p{L})/u,
  es: /\b(?:viaja(?:n|r)?|viaje|navega|vuela|cruza|sube|parte hacia|se va|expedición)\b/u,
  it: /\b(?:viaggi[ao](?:no|re)?|parte|naviga|vola|attraversa|sale|spedizione)\b/u,
  pt: /\b(?:viaja(?:m|r)?|viagem|navega|voa|atravessa|sobe|parte|expedição)\b/u,
  ja: /旅|冒険|航海|ぼうけん|たび/u,
  ko: /여행|떠나|모험|항해/u,
  zh: /旅行|出发|航行|冒险|去.{0,4}探/u,
};
