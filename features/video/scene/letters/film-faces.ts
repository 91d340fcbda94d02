/** Which font files a film is written with where the person chose a face. */

import type { VideoData } from '../../contract.ts';
import { styleOf } from '../look/template-look.ts';
import { CAPTION_LETTERS } from '../parts/draw-caption.ts';
import { chosenFaces } from './type-size.ts';

export const facesOf = (data: Pick<VideoData, 'style' | 'letters' | 'captionStyle'>): string[] =>
  chosenFaces(styleOf(data), CAPTION_LETTERS[data.captionStyle].weight);
