/** The lines a text mark stands on, in parts of its em: shared by the preview and the finished file. */

/** Height of the box around one line. */
export const LINE = 1.2;
/** From the top of that box to the foot of the letters. */
export const BASELINE = 0.93;
/** Thickness of the contrasting edge. */
export const EDGE = 0.09;
