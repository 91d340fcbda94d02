/** The fixed choices of a mark (a logo as a drawing), named once for the engine that draws it and the calls that carry it. */

export const FONT_FAMILIES = ['Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Verdana'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

export const ANIMATION_TYPES = [
  'bounce',
  'fade',
  'rotate',
  'pulse',
  'slideInOut',
  'glow',
  'shake',
  'flip',
] as const;
export type AnimationType = (typeof ANIMATION_TYPES)[number];

export const ANIMATION_DURATIONS = ['0.5s', '1s', '2s', '3s', '5s'] as const;
export const ANIMATION_DELAYS = ['0s', '0.5s', '1s', '2s'] as const;
export const ANIMATION_ITERATIONS = ['1', '2', '3', '5', 'infinite'] as const;
export const ANIMATION_TIMINGS = ['ease-in-out', 'ease', 'ease-in', 'ease-out', 'linear'] as const;
export type AnimationTiming = (typeof ANIMATION_TIMINGS)[number];
