/** A text with elements inside, as links or bold words: the translation says where they stand. */

import { createElement, Fragment, type ReactNode } from 'react';
import { textPieces } from '#common/texts.ts';

/** {0}, {1} … stand for the given nodes. */
export const tx = (text: string, ...nodes: readonly ReactNode[]): ReactNode =>
  textPieces(text).map((piece, index) =>
    createElement(Fragment, { key: index }, typeof piece === 'number' ? nodes[piece] : piece),
  );
