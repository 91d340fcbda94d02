/** Writing in place: a plain text field exactly over the layer, in its size and colour. */

import { useEffect, useRef } from 'react';
import { fillPath } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { catalogueKey, FACE_CATALOGUE } from '#engine/lettering/faces/catalogue.ts';
import { MAX_TEXT, type TextLayer } from '#engine/page/document/layers.ts';
import { familyOfFace, resolveColor, type Theme } from '#engine/page/document/theme.ts';
import { placeOf } from '#engine/page/edit/handles.ts';
import { getDesignFont } from '../../../contract.ts';

export interface TextBoxProps {
  layer: TextLayer;
  theme: Theme;
  zoom: number;
  /** As it is drawn: smaller than asked for where it was made to fit. */
  size: number;
  onChange: (text: string) => void;
  onDone: () => void;
}

const FALLBACK = { sans: 'sans-serif', serif: 'serif', display: 'sans-serif', script: 'cursive' } as const;

const loading = new Set<string>();

/** The very file that the page is drawn with, under a name of its own; others stand in until it has come. */
function familyFor(key: string): string {
  const family = t('design {0}', key);
  if (!loading.has(key)) {
    loading.add(key);
    new FontFace(family, `url(${fillPath(getDesignFont.path, { face: key })})`).load().then(
      (face) => document.fonts.add(face),
      () => loading.delete(key),
    );
  }
  return family;
}

export function TextBox({ layer, theme, zoom, size, onChange, onDone }: TextBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const name = familyOfFace(layer.face, theme);
  const entry = FACE_CATALOGUE[name];
  const family = familyFor(catalogueKey(name, layer.weight, layer.isItalic));
  const color = typeof layer.fill === 'string' ? resolveColor(layer.fill, theme).hex : 'inherit';
  return (
    <textarea
      ref={field}
      aria-label={t('Text')}
      value={layer.text}
      maxLength={MAX_TEXT}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onDone}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onDone();
      }}
      className="absolute resize-none overflow-hidden rounded-xs bg-card/85 p-0 outline-2 outline-primary outline-offset-2"
      style={{
        ...placeOf(layer, zoom),
        minHeight: size * layer.lineHeight * zoom,
        fontFamily: `"${family}", ${FALLBACK[entry.manner]}`,
        fontSize: size * zoom,
        lineHeight: layer.lineHeight,
        letterSpacing: t('{0}em', layer.spacing),
        textAlign: layer.align,
        textTransform:
          layer.casing === 'upper' ? 'uppercase' : layer.casing === 'lower' ? 'lowercase' : 'none',
        color: isReadable(color) ? color : undefined,
      }}
    />
  );
}

/** On the bright plate that one writes on, white letters would not be seen. */
const isReadable = (hex: string): boolean => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return hex.startsWith('#') && (part(1) * 3 + part(3) * 6 + part(5)) / 10 < 190;
};
