/** Changes to a finished picture: without its background, in one colour, or set into a square. */

import { element, mapElements, type SvgNode } from './svg-node.ts';

export const withoutBackground = (picture: SvgNode): SvgNode =>
  mapElements(picture, (one) => (one.attributes['data-part'] === 'background' ? undefined : one));

const PAINTED = ['fill', 'stroke', 'stop-color'];

/** Everything that is drawn gets the ink, but what is paper already stays; opacities stay too and keep shades apart. */
export const inOneColor = (picture: SvgNode, ink: string, paper?: string): SvgNode =>
  mapElements(withoutBackground(picture), (one) => {
    const attributes = { ...one.attributes };
    for (const name of PAINTED) {
      const paint = attributes[name];
      if (paint && paint !== 'none' && paint !== paper) attributes[name] = ink;
    }
    return { ...one, attributes };
  });

export interface Size {
  width: number;
  height: number;
}

/** What the picture says about its size; a square of 100 where it says nothing. */
export function sizeOfPicture({ attributes }: SvgNode): Size {
  const box = attributes.viewBox?.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const width = Number.parseFloat(attributes.width ?? '') || box[2] || 100;
  const height = Number.parseFloat(attributes.height ?? '') || box[3] || 100;
  return { width: Math.min(4000, width), height: Math.min(4000, height) };
}

/** The whole picture in the middle of a transparent square. */
export function inSquare(picture: SvgNode): SvgNode {
  const { width, height } = sizeOfPicture(picture);
  const side = Math.max(width, height);
  const { width: _, height: __, ...attributes } = picture.attributes;
  const viewBox = `${-(side - width) / 2} ${-(side - height) / 2} ${side} ${side}`;
  return element('svg', { ...attributes, width: side, height: side, viewBox }, picture.children);
}
