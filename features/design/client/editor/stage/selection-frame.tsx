/** The frame around what is selected in the editor. */

import type { PointerEvent } from 'react';
import { t } from '#common/texts.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import type { Gesture } from '#engine/page/edit/gestures.ts';
import { frameOf, handlesOf, placeOf } from '#engine/page/edit/handles.ts';
import { HandleFrame } from '#ui/overlay/handle-frame.tsx';

export interface SelectionFrameProps {
  layers: readonly Layer[];
  zoom: number;
  onBegin: (gesture: Gesture, event: PointerEvent) => void;
}

export function SelectionFrame({ layers, zoom, onBegin }: SelectionFrameProps) {
  const box = frameOf(layers);
  if (!box) return null;
  return (
    <HandleFrame
      style={placeOf(box, zoom)}
      handles={handlesOf(layers, zoom)}
      turnLabel={layers.every((one) => one.isLocked) ? undefined : t('Rotate')}
      onPull={(handle, event) => onBegin({ kind: 'resize', handle }, event)}
      onTurn={(event) => onBegin({ kind: 'rotate' }, event)}
    />
  );
}
