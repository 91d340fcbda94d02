/** Things that can carry words, and where on them: signs, boards, cups, bags and labels. */

export interface Panel {
  /** In the units of the mesh; along the curve where it is round. */
  x: readonly [number, number];
  y: readonly [number, number];
  /** The plane's place in front, or the radius where it is round. */
  z: number;
  isRound?: boolean;
  /** How far the plane goes back for each unit up. */
  lean?: number;
  /** On both long sides of a vehicle instead of its front: x runs along it. */
  isSide?: boolean;
  /** Paper, board or label laid over what is printed there otherwise; without one the words stand on the thing itself. */
  ground?: string;
  ink?: string;
  /** Of the shipped faces. */
  face: string;
}

const SIGN = 'archivo-400';
const SOFT = 'fredoka-600';
const FINE = 'playfair-700';
const HAND = 'marker-400';

const label = (radius: number, half: number, y: readonly [number, number]): Panel => ({
  x: [-half, half],
  y,
  z: radius,
  isRound: true,
  ground: '#f7f0e0',
  ink: '#3a2d22',
  face: FINE,
});

const PANELS: Readonly<Record<string, Panel>> = {
  sign: { x: [-0.72, 0.72], y: [1.1, 1.76], z: 0.112, ink: '#fdf6e6', face: SIGN },
  blackboard: { x: [-0.95, 0.95], y: [0.47, 1.73], z: 0.042, ground: '#2f4a3f', ink: '#f4f4ee', face: HAND },
  whiteboard: { x: [-1.05, 1.05], y: [0.53, 1.87], z: 0.022, ground: '#fbfcfd', ink: '#2d5ea8', face: HAND },
  'picture frame': {
    x: [-0.74, 0.74],
    y: [0.16, 1.28],
    z: 0.03,
    lean: 0.105,
    ground: '#fbf3e2',
    ink: '#c23a2b',
    face: 'poppins-800',
  },
  easel: {
    x: [-0.58, 0.58],
    y: [0.76, 1.64],
    z: 0.15,
    lean: 0.14,
    ground: '#fbf8f0',
    ink: '#33475b',
    face: HAND,
  },
  placard: { x: [-0.74, 0.74], y: [0.84, 1.76], z: 0.03, ink: '#2b2f38', face: SIGN },
  'hanging banner': { x: [-1.4, 1.4], y: [1.26, 1.94], z: 0.06, ink: '#fff8ea', face: SOFT },
  flag: { x: [0.1, 1.22], y: [1.34, 2.02], z: 0.08, ink: '#ffffff', face: SIGN },
  't-shirt': { x: [-0.42, 0.42], y: [0.62, 1.16], z: 0.2, face: SIGN },
  sweater: { x: [-0.42, 0.42], y: [0.6, 1.16], z: 0.24, face: SIGN },
  hoodie: { x: [-0.4, 0.4], y: [0.75, 1.25], z: 0.26, face: SIGN },
  mug: { x: [-0.36, 0.36], y: [0.26, 0.82], z: 0.465, isRound: true, face: SOFT },
  'takeaway cup': {
    x: [-0.36, 0.36],
    y: [0.4, 0.9],
    z: 0.5,
    isRound: true,
    ground: '#f7f0e0',
    ink: '#4a3220',
    face: SOFT,
  },
  'shopping bag': { x: [-0.42, 0.42], y: [0.14, 0.92], z: 0.262, face: SOFT },
  'paper bag': { x: [-0.48, 0.48], y: [0.2, 1.2], z: 0.34, ink: '#4a3220', face: SIGN },
  box: { x: [-0.56, 0.56], y: [0.1, 0.82], z: 0.506, ink: '#4a3220', face: SIGN },
  van: { x: [-1.2, 0.35], y: [0.62, 1.34], z: 0.66, isSide: true, face: SIGN },
  truck: { x: [-1.2, 0.35], y: [0.62, 1.4], z: 0.59, isSide: true, face: SIGN },
  bottle: label(0.295, 0.24, [0.28, 0.78]),
  jar: label(0.48, 0.34, [0.2, 0.66]),
  'filled jar': label(0.48, 0.34, [0.2, 0.66]),
  candle: label(0.498, 0.3, [0.18, 0.6]),
  jam: label(0.59, 0.36, [0.24, 0.66]),
  honey: label(0.49, 0.32, [0.2, 0.62]),
  balloon: { x: [-0.4, 0.4], y: [1.3, 1.85], z: 0.52, face: SOFT },
};

export const panelOf = (name: string): Panel | undefined =>
  Object.hasOwn(PANELS, name) ? PANELS[name] : undefined;

/** Degrees that a lettered thing is turned away from the viewer, of those it is turned usually. */
export const readTurn = (name: string, fallback: number): number =>
  panelOf(name)?.isSide ? 66 : fallback * 0.3;
