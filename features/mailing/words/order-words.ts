/** What is added to an offer that another tool orders as a mail or a page, in the language of that offer. */

import type { IdeaLanguage } from '#common/wording/language.ts';

interface OrderWords {
  greeting: string;
  button: string;
  formTitle: string;
}

export const ORDER_WORDS: Record<IdeaLanguage, OrderWords> = {
  en: {
    greeting: 'Hello {{firstName|there}}, this is for you:',
    button: 'See the offer',
    formTitle: 'Be the first to know',
  },
  de: {
    greeting: 'Hallo {{firstName|zusammen}}, das ist für Sie:',
    button: 'Zum Angebot',
    formTitle: 'Als Erste davon erfahren',
  },
  es: {
    greeting: 'Hola {{firstName|a todos}}, esto es para ti:',
    button: 'Ver la oferta',
    formTitle: 'Entérate antes que nadie',
  },
  fr: {
    greeting: 'Bonjour {{firstName|à tous}}, ceci est pour vous :',
    button: 'Voir l’offre',
    formTitle: 'Soyez les premiers informés',
  },
  it: {
    greeting: 'Ciao {{firstName|a tutti}}, questo è per te:',
    button: 'Vedi l’offerta',
    formTitle: 'Scoprilo prima di tutti',
  },
  pt: {
    greeting: 'Olá {{firstName|a todos}}, isto é para si:',
    button: 'Ver a oferta',
    formTitle: 'Saiba antes de todos',
  },
  zh: { greeting: '{{firstName|您}}好，这是给您的：', button: '查看优惠', formTitle: '第一时间获得消息' },
  ja: {
    greeting: '{{firstName|お客}}様、ご案内いたします。',
    button: '詳しく見る',
    formTitle: 'いち早くお知らせします',
  },
  ko: {
    greeting: '{{firstName|고객}}님, 안녕하세요. 소식을 전해 드립니다.',
    button: '자세히 보기',
    formTitle: '가장 먼저 소식 받기',
  },
};
