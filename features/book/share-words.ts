/** What whoever opens a link to a book reads that has ended: the page stands by itself, without the texts of the interface. */

import type { Spoken } from '#common/voice-words.ts';

export const GONE: Record<Spoken, readonly [string, string]> = {
  en: ['This link is not available', 'It may have been taken back.'],
  de: ['Dieser Link ist nicht verfügbar', 'Vielleicht wurde er zurückgenommen.'],
  fr: ['Ce lien n’est pas disponible', 'Il a peut-être été retiré.'],
  es: ['Este enlace no está disponible', 'Puede que lo hayan retirado.'],
  it: ['Questo link non è disponibile', 'Forse è stato ritirato.'],
  pt: ['Este link não está disponível', 'Talvez tenha sido retirado.'],
  ja: ['このリンクは利用できません', '取り消された可能性があります。'],
  ko: ['이 링크를 사용할 수 없습니다', '링크가 취소되었을 수 있습니다.'],
  zh: ['此链接不可用', '它可能已被收回。'],
};
