/** The pages that say again how the sentence goes on, in the eight languages after English: whatever it says stands in them as it is. */

import type { Row } from '../row.ts';
import type { Foreign } from './kinds.ts';

interface Said {
  main: string;
  hope: string;
  but: string;
  because: string;
  event: string;
  until: string;
}

const SAID: Readonly<Record<Foreign, Said>> = {
  de: {
    main: '{Main}.',
    hope: 'Und wozu das alles? {Hope}!',
    but: 'Nur eines müsst ihr wissen: {But}.',
    because: 'Und wisst ihr auch, warum? {Because}.',
    event: 'Und ihr ahnt nicht, was dann geschieht: {Event}.',
    until: 'Aber wartet nur ab, {until}!',
  },
  fr: {
    main: '{Main}.',
    hope: 'Et pourquoi tout cela ? {Hope} !',
    but: 'Seulement voilà : {but}.',
    because: 'Et savez-vous pourquoi ? {Because}.',
    event: 'Et devinez ce qui se passe ensuite : {event}.',
    until: 'Mais patience : cela ne dure que {until} !',
  },
  es: {
    main: '{Main}.',
    hope: '¿Y para qué todo esto? ¡{Hope}!',
    but: 'Solo hay un problema: {but}.',
    because: '¿Y sabéis por qué? {Because}.',
    event: 'Y no os imagináis lo que pasa después: {event}.',
    until: 'Así sigue todo, {until}.',
  },
  it: {
    main: '{Main}.',
    hope: 'E perché tutto questo? {Hope}!',
    but: 'C’è solo un problema: {but}.',
    because: 'E sapete il motivo? {Because}.',
    event: 'E non indovinerete mai che cosa succede dopo: {event}.',
    until: 'E così va avanti, {until}.',
  },
  pt: {
    main: '{Main}.',
    hope: 'E para que tudo isso? {Hope}!',
    but: 'Só há um problema: {but}.',
    because: 'E sabem por quê? {Because}.',
    event: 'E nem imaginam o que acontece depois: {event}.',
    until: 'E assim continua, {until}.',
  },
  ja: { main: '{main}。', hope: '', but: '', because: '', event: '', until: '' },
  ko: { main: '{main}.', hope: '', but: '', because: '', event: '', until: '' },
  zh: {
    main: '{main}。',
    hope: '',
    but: '不过，有一件事：{but}。',
    because: '你知道这是为什么吗？{because}。',
    event: '接下来的事，谁也想不到：{event}。',
    until: '日子就这样一天天过去，{until}。',
  },
};

export const mainRow = (language: Foreign): Row => ['0 main', 'goal', 'wide', 'A.happy', SAID[language].main];

const ASIDE: Readonly<Record<Foreign, string>> = {
  de: 'Ihr müsst nämlich wissen: {Main}.',
  fr: 'Il faut que vous le sachiez : {main}.',
  es: 'Tenéis que saberlo: {main}.',
  it: 'Dovete saperlo: {main}.',
  pt: 'Vocês precisam saber: {main}.',
  ja: '{main}。',
  ko: '{main}.',
  zh: '{main}。',
};

/** The same beside a plot that tells in its own words what somebody is after. */
export const asideRow = (language: Foreign): Row => ['1 main', 'near', 'wide', 'A.stand', ASIDE[language]];

export function saidRows(language: Foreign): { early: Row[]; middle: Row[] } {
  const { hope, but, because, event, until } = SAID[language];
  return {
    early: [
      ['0 hope', 'home', 'close', 'A.ask', hope],
      ['0 event', 'goal', 'wide', 'A.wow', event],
      ['0 but', 'goal', 'close', 'A.sad', but],
      ['0 because', 'home', 'close', 'A.sad', because],
    ],
    middle: [['0 until help', 'goal', 'wide', 'A.wow B.happy', until]],
  };
}
