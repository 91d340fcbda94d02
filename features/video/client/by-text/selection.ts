/** Selecting words as in any text: by mouse, finger and keys. */

export interface Selection {
  /** Where it began, and where it is moved. */
  anchor: number;
  focus: number;
}

export const boundsOf = ({ anchor, focus }: Selection): [number, number] => [
  Math.min(anchor, focus),
  Math.max(anchor, focus),
];

export const isWithin = (selection: Selection | undefined, index: number): boolean => {
  if (!selection) return false;
  const [first, last] = boundsOf(selection);
  return index >= first && index <= last;
};

/** A finger has no Shift: the second tap says where the selection ends, one on itself lets go. */
export function tapped(selection: Selection | undefined, index: number): Selection | undefined {
  if (!selection || selection.anchor !== selection.focus) return { anchor: index, focus: index };
  return selection.anchor === index ? undefined : { ...selection, focus: index };
}

/** Undefined: the key does something else. */
export function movedBy(
  selection: Selection | undefined,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  count: number,
): Selection | undefined {
  const last = count - 1;
  if (key === 'a' && (ctrlKey || metaKey)) return { anchor: 0, focus: last };
  if (ctrlKey || metaKey) return undefined;
  const at = selection?.focus ?? -1;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  if (to === undefined) return undefined;
  const focus = Math.max(0, Math.min(last, to));
  return { anchor: shiftKey && selection ? selection.anchor : focus, focus };
}
