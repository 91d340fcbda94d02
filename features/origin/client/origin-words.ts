/** Findings about a file in words: what they mean, said plainly. */

import { t } from '#common/texts.ts';
import type { Findings } from '../contract.ts';

export interface Verdict {
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text: string;
}

export function verdictOf({ type, said, manifest }: Findings): Verdict {
  if (!type)
    return {
      tone: 'plain',
      title: t('We cannot look into this file'),
      text: t('It is not a PNG, JPEG, WebP, GIF, MP4, MP3 or WAV file.'),
    };
  const { state, signer } = manifest;
  switch (state) {
    case 'valid':
      return signer?.isOurs
        ? {
            tone: 'good',
            title: t('Made here, and unchanged'),
            text: t('This installation of Atelier signed the file, and nothing in it has changed since.'),
          }
        : {
            tone: 'plain',
            title: t('Signed by somebody we do not know'),
            text: t(
              'Nothing has changed since it was signed. But this installation does not know the signer, and anybody can choose a name.',
            ),
          };
    case 'changed':
      return {
        tone: 'bad',
        title: t('Changed since it was signed'),
        text: signer?.isOurs
          ? t(
              'This installation signed another version. The file, or what it says about itself, was changed afterwards.',
            )
          : t('The file, or what it says about itself, was changed after it was signed.'),
      };
    case 'forged':
      return {
        tone: 'bad',
        title: t('The manifest was tampered with'),
        text: t('What it says is not what was signed. Do not trust it.'),
      };
    case 'broken':
      return {
        tone: 'bad',
        title: t('The manifest is broken'),
        text: t('There is a manifest in the file, but it cannot be read or checked.'),
      };
    case 'unchecked':
      return {
        tone: 'plain',
        title: t('The manifest cannot be checked here'),
        text: t('The file has a manifest, but we cannot check manifests in files of this kind.'),
      };
    case 'none':
      return said
        ? {
            tone: 'plain',
            title: t('Not signed'),
            text: t(
              'The file says where it comes from, but nothing proves it: anybody can write such words.',
            ),
          }
        : {
            tone: 'plain',
            title: t('Nothing about its origin'),
            text: t(
              'The file does not say where it comes from. That proves nothing: such words are easily removed.',
            ),
          };
  }
}

/** What else a careful reader wants to know. */
export function cautionsOf({ said, manifest }: Findings): string[] {
  const cautions: string[] = [];
  if (said?.source && manifest.source && said.source !== manifest.source)
    cautions.push(t('The file and its manifest contradict each other about how it was made.'));
  if (manifest.isPartial) cautions.push(t('The signature does not cover the whole file.'));
  if (manifest.signer?.isDoubtful)
    cautions.push(t("The signer's certificate has expired, or is not one for signing files."));
  return cautions;
}

/** IPTC's codes as people say it. */
export function sourceWords(code: string): string {
  const words: Record<string, string> = {
    trainedAlgorithmicMedia: t('Made by a trained AI model'),
    compositeWithTrainedAlgorithmicMedia: t('Put together, with parts made by a trained AI model'),
    algorithmicMedia: t('Drawn or composed by a program that was not trained on works of others'),
    composite: t('Put together from several parts'),
    compositeSynthetic: t('Put together, with synthetic parts'),
    compositeCapture: t('Put together from several recordings'),
    humanEdits: t('A recording or picture, edited by a person'),
    minorHumanEdits: t('A recording or picture, slightly edited by a person'),
    digitalCreation: t('Made by a person with a program'),
    digitalArt: t('Made by a person with a program'),
    digitalCapture: t('Recorded by a camera or a microphone'),
    computationalCapture: t('Recorded by a camera that puts several shots together'),
    algorithmicallyEnhanced: t('A recording or picture, enhanced by a program'),
    dataDrivenMedia: t('Made from data by a program'),
    virtualRecording: t('A recording of a virtual event'),
    screenCapture: t('A recording of a screen'),
    negativeFilm: t('Digitised from film'),
    positiveFilm: t('Digitised from film'),
    print: t('Digitised from paper'),
  };
  return Object.hasOwn(words, code) ? words[code]! : code;
}
