/** Lays out pages that are read: recipes, chapters, running text and the contents. */

import { frameOf } from './frames.ts';
import { flowed } from './markdown.ts';
import { folio, type Layer, picture } from './page-parts.ts';
import { linesOf } from './text-room.ts';

export const recipe: Layer = (page, look, { number }) => {
  const { width, height, margin, size } = look;
  const { facts: about, ingredients, steps } = page.recipe ?? { facts: '', ingredients: [], steps: [] };
  const frame = frameOf(page, look);
  const top = page.pictureUrl ? frame.y + frame.h : margin * 0.6;
  const em = Math.max(size, 62);
  const left = (width - 2 * margin) * 0.34;
  const titleHigh = height * 0.085;
  const body = top + titleHigh + em * 2.6;
  const room = height - body - margin * 0.95;
  const list = ingredients.map((one) => `• ${one}`).join('\n');
  const high = Math.min(room, linesOf(list, left - em * 1.3, em * 0.86) * em * 1.24 + em * 1.4);
  return {
    background: '@paper',
    layers: [
      ...picture(page, look),
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: top + margin * 0.25,
        w: width - 2 * margin,
        h: titleHigh,
        size: height * 0.055,
        weight: 700,
        face: '@heading',
        fill: '@primary',
        valign: 'middle',
        lineHeight: 1.1,
      },
      {
        id: 'facts',
        type: 'text',
        role: 'subline',
        text: about,
        x: margin,
        y: top + titleHigh + margin * 0.22,
        w: width - 2 * margin,
        h: em * 1.5,
        size: em * 0.8,
        face: '@body',
        fill: '@muted',
        valign: 'middle',
      },
      {
        id: 'plate',
        type: 'shape',
        role: 'decor',
        shape: 'rect',
        corner: 40,
        x: margin,
        y: body,
        w: left,
        h: high,
        fill: '@soft',
      },
      {
        id: 'ingredients',
        type: 'text',
        role: 'list',
        text: list,
        x: margin + em * 0.6,
        y: body + em * 0.6,
        w: left - em * 1.2,
        h: high - em * 1.2,
        size: em * 0.86,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.4,
      },
      {
        id: 'steps',
        type: 'text',
        role: 'body',
        text: steps.map((one, i) => `${i + 1}.  ${one}`).join('\n'),
        spans: numbersOf(steps),
        x: margin + left + em,
        y: body + em * 0.3,
        w: width - 2 * margin - left - em,
        h: room - em * 0.3,
        size: em * 0.9,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.42,
      },
      ...folio(look, number, '@muted'),
    ],
  };
};

function numbersOf(steps: readonly string[]) {
  let at = 0;
  return steps.map((one, i) => {
    const from = at;
    const number = `${i + 1}.`;
    at += number.length + 2 + one.length + 1;
    return { from, to: from + number.length, weight: 700, color: '@primary' };
  });
}

export const chapter: Layer = (page, look, { number }) => {
  const { width, height, margin } = look;
  const frame = frameOf(page, look);
  const top = page.pictureUrl ? frame.y + frame.h : height * 0.1;
  const { text, spans } = flowed(page.text);
  const body = top + height * 0.13;
  return {
    background: '@paper',
    layers: [
      ...picture(page, look),
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: top + margin * 0.3,
        w: width - 2 * margin,
        h: height * 0.1,
        size: height * 0.055,
        weight: 700,
        face: '@heading',
        fill: '@primary',
        valign: 'middle',
        lineHeight: 1.1,
      },
      {
        id: 'words',
        type: 'text',
        role: 'body',
        text,
        spans,
        x: margin,
        y: body,
        w: width - 2 * margin,
        h: height - body - margin,
        size: look.size,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.5,
      },
      ...folio(look, number, '@muted'),
    ],
  };
};

export const textPage: Layer = (page, look, { number }) => {
  const { width, height, margin } = look;
  const { text, spans } = flowed(page.text);
  return {
    background: '@paper',
    layers: [
      {
        id: 'words',
        type: 'text',
        role: 'body',
        text,
        spans,
        x: margin,
        y: margin,
        w: width - 2 * margin,
        h: height - 2.1 * margin,
        size: look.size,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.5,
      },
      ...folio(look, number, '@muted'),
    ],
  };
};

export const contents: Layer = (page, look, { number, entries = [] }) => {
  const { width, height, margin, size } = look;
  const rows = entries
    .slice(0, 60)
    .map((one) => ({ name: one.title.slice(0, 200) || '·', value: String(one.number) }));
  return {
    background: '@soft',
    layers: [
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: margin,
        w: width - 2 * margin,
        h: height * 0.1,
        size: height * 0.055,
        weight: 700,
        face: '@heading',
        fill: '@primary',
        valign: 'middle',
      },
      ...(rows.length > 0
        ? [
            {
              id: 'entries',
              type: 'list' as const,
              role: 'list' as const,
              rows,
              x: margin,
              y: margin + height * 0.13,
              w: width - 2 * margin,
              h: Math.min(height * 0.72, rows.length * size * 2.1),
              size: size * 1.05,
              rule: '@secondary/40',
            },
          ]
        : []),
      ...folio(look, number, '@muted'),
    ],
  };
};
