/** How a mark moves: as a style sheet inside the picture, and frame by frame for files without one. */

import type { AnimationTiming, AnimationType } from '#common/mark-values.ts';
import { element, mapElements, type SvgNode, shortNumber } from '../svg/svg-node.ts';
import { AT_REST, STEPS, type Step } from './keyframes.ts';
import { eased } from './timing.ts';

export interface Motion {
  type: AnimationType;
  /** As in CSS: '2s'. */
  duration: string;
  delay: string;
  iterations: string;
  timing: AnimationTiming;
}

export interface MotionPlace {
  /** What the mark turns and grows around, in units of the picture. */
  x: number;
  y: number;
  /** Of the light around it. */
  color: string;
}

/** The group that moves; the background behind it stands still. */
export const MOTION_CLASS = 'motion';

const full = (step: Step): Required<Step> => ({ ...AT_REST, ...step });

function declarations(type: AnimationType, step: Step, color: string): string {
  const { x, y, turn, scale, wide, opacity, glow } = full(step);
  if (type === 'glow') return `filter:drop-shadow(0 0 ${shortNumber(glow)}px ${color})`;
  if (type === 'fade') return `opacity:${shortNumber(opacity)}`;
  // The same list of functions in every step: browsers then blend each by itself, and all alike.
  const moved =
    `transform:translate(${shortNumber(x)}px,${shortNumber(y)}px) rotate(${shortNumber(turn)}deg) ` +
    `scale(${shortNumber(scale * wide)},${shortNumber(scale)})`;
  return type === 'slideInOut' ? `${moved};opacity:${shortNumber(opacity)}` : moved;
}

/** Works inside a plain <img>: no script, no outside reference, origin in the picture's own units. */
export function motionStyle(motion: Motion, place: MotionPlace): string {
  const steps = STEPS[motion.type]
    .map((step) => `${shortNumber(step.at * 100)}%{${declarations(motion.type, step, place.color)}}`)
    .join('');
  const { type, duration, timing, delay, iterations } = motion;
  return (
    `@keyframes ${type}{${steps}}` +
    `.${MOTION_CLASS}{transform-box:view-box;transform-origin:${shortNumber(place.x)}px ${shortNumber(place.y)}px;` +
    `animation:${type} ${duration} ${timing} ${delay} ${iterations}}` +
    `@media (prefers-reduced-motion: reduce){.${MOTION_CLASS}{animation:none}}`
  );
}

/** The state at a share of one round (0-1), paced as a browser paces it: the curve runs between neighbouring steps. */
export function stateAt({ type, timing }: Pick<Motion, 'type' | 'timing'>, share: number): Required<Step> {
  const steps = STEPS[type];
  const next = steps.findIndex((step) => step.at > share);
  if (next <= 0) return full(steps.at(next === 0 ? 0 : -1)!);
  const a = full(steps[next - 1]!);
  const b = full(steps[next]!);
  const progress = eased(timing, (share - a.at) / (b.at - a.at));
  const between = (key: keyof Step) => a[key] + (b[key] - a[key]) * progress;
  return {
    at: share,
    x: between('x'),
    y: between('y'),
    turn: between('turn'),
    scale: between('scale'),
    wide: between('wide'),
    opacity: between('opacity'),
    glow: between('glow'),
  };
}

/** The still picture of one moment: the moving group gets its state as plain attributes, the style sheet goes. */
export function frameAt(picture: SvgNode, motion: Motion, place: MotionPlace, share: number): SvgNode {
  const { x, y, turn, scale, wide, opacity, glow } = stateAt(motion, share);
  const still = withoutStyle(picture);
  const hasGroup = still.children.some(isMoving);
  const target = hasGroup ? still : wrapped(still);
  return mapElements(target, (one) => {
    if (!isMoving(one)) return one;
    const { class: _, ...attributes } = one.attributes;
    const moved = element(
      'g',
      {
        transform:
          `translate(${shortNumber(place.x + x)} ${shortNumber(place.y + y)}) rotate(${shortNumber(turn)}) ` +
          // A mark of no width cannot be drawn; a thousandth of it cannot be seen.
          `scale(${shortNumber(Math.max(0.001, scale * wide))} ${shortNumber(scale)}) translate(${shortNumber(-place.x)} ${shortNumber(-place.y)})`,
        opacity: opacity < 1 ? opacity : undefined,
      },
      [{ ...one, attributes }],
    );
    const style = `filter:drop-shadow(0 0 ${shortNumber(glow)}px ${place.color})`;
    return glow > 0.05 ? element('g', { style }, [moved]) : moved;
  });
}

export const withoutStyle = (picture: SvgNode): SvgNode =>
  mapElements(picture, (one) => (one.name === 'style' ? undefined : one));

const isMoving = (node: SvgNode | string): boolean =>
  typeof node !== 'string' && (node.attributes.class ?? '').split(/\s+/).includes(MOTION_CLASS);

/** A picture from elsewhere moves as a whole. */
const wrapped = (picture: SvgNode): SvgNode => ({
  ...picture,
  children: [element('g', { class: MOTION_CLASS }, picture.children)],
});
