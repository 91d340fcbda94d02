/** What stands in each place besides what was asked for: the shelves of a bakery, the trees of a park. Quiet, behind, never the hero. */

/** In a room: along its back wall, in halves of the room's width and metres. */
export interface RoomDress {
  name: string;
  /** -1 left wall to 1 right wall. */
  x: number;
  /** Metres in front of the back wall; negative hangs on it. */
  z?: number;
  /** Metres over the floor. */
  y?: number;
  turn?: number;
  grow?: number;
  colour?: string;
}

/** Outdoors: where its foot is seen and how tall it looks. */
export interface FieldDress {
  name: string;
  /** Picture heights right of the middle; mirrored by the seed. */
  u: number;
  /** 0 at the horizon to 1 where the hero stands. */
  d: number;
  /** Share of the picture's height. */
  tall: number;
  turn?: number;
}

export const ROOM_DRESS: Record<string, readonly RoomDress[]> = {
  room: [
    { name: 'bookshelf', x: -0.62 },
    { name: 'potted plant', x: 0.85, z: 0.3 },
  ],
  'living room': [
    { name: 'bookshelf', x: -0.72 },
    { name: 'lamp', x: 0.86, z: 0.3, grow: 2.4 },
    { name: 'potted plant', x: 0.6, z: 0.35, grow: 1.6 },
  ],
  bedroom: [
    { name: 'bed', x: -0.5, z: 0.4 },
    { name: 'lamp', x: 0.3, y: 0.5 },
    { name: 'wardrobe', x: 0.8 },
  ],
  kitchen: [
    { name: 'stove', x: -0.62 },
    { name: 'counter', x: -0.1 },
    { name: 'fridge', x: 0.42 },
    { name: 'pot', x: -0.6, y: 0.92, z: 0.25 },
    { name: 'potted plant', x: 0, y: 0.95, z: 0.3, grow: 0.5 },
  ],
  'dining room': [
    { name: 'bookshelf', x: -0.75 },
    { name: 'potted plant', x: 0.85, z: 0.3 },
  ],
  bathroom: [
    { name: 'bathtub', x: -0.45 },
    { name: 'mirror', x: 0.35, z: 0.1, turn: -14 },
    { name: 'potted plant', x: 0.85 },
  ],
  bakery: [
    { name: 'counter', x: -0.55, z: 0.35 },
    { name: 'counter', x: 0.2, z: 0.35 },
    { name: 'bread', x: -0.75, y: 0.92, z: 0.5, grow: 1.5 },
    { name: 'bread', x: -0.55, y: 0.92, z: 0.5, grow: 1.4, turn: 40 },
    { name: 'croissant', x: -0.32, y: 0.92, z: 0.5, grow: 2 },
    { name: 'bread', x: 0.08, y: 0.92, z: 0.5, grow: 1.5, turn: 20 },
    { name: 'baguette', x: 0.3, y: 0.92, z: 0.5, grow: 1.2 },
    { name: 'bread', x: -0.6, y: 1.75, z: 0.12, grow: 1.3 },
    { name: 'bread', x: -0.35, y: 1.75, z: 0.12, grow: 1.3, turn: 60 },
    { name: 'basket', x: 0, y: 1.75, z: 0.12 },
    { name: 'wall shelf', x: -0.3, y: 1.68 },
  ],
  cafe: [
    { name: 'counter', x: -0.5, z: 0.3 },
    { name: 'coffee machine', x: -0.55, y: 0.92, z: 0.4 },
    { name: 'mug', x: -0.25, y: 0.92, z: 0.5 },
    { name: 'table', x: 0.62, z: 0.9, grow: 0.9 },
    { name: 'chair', x: 0.4, z: 0.8, turn: 40 },
    { name: 'chair', x: 0.85, z: 0.8, turn: -40 },
    { name: 'potted plant', x: 0.2, z: 0.2, grow: 1.4 },
  ],
  restaurant: [
    { name: 'table', x: -0.6, z: 0.8 },
    { name: 'chair', x: -0.8, z: 0.7, turn: 30 },
    { name: 'wine glass', x: -0.6, y: 0.76, z: 0.9 },
    { name: 'table', x: 0.6, z: 0.8 },
    { name: 'chair', x: 0.82, z: 0.7, turn: -30 },
    { name: 'candle', x: 0.6, y: 0.76, z: 0.9 },
  ],
  library: [
    { name: 'bookshelf', x: -0.84, grow: 1.25 },
    { name: 'bookshelf', x: -0.5, grow: 1.25 },
    { name: 'bookshelf', x: -0.16, grow: 1.25 },
    { name: 'bookshelf', x: 0.18, grow: 1.25 },
    { name: 'bookshelf', x: 0.52, grow: 1.25 },
    { name: 'bookshelf', x: 0.86, grow: 1.25 },
    { name: 'ladder', x: 0.36, z: 0.3, grow: 0.9 },
    { name: 'armchair', x: -0.62, z: 1.1, turn: 35 },
  ],
  office: [
    { name: 'desk', x: -0.6, z: 0.6 },
    { name: 'computer', x: -0.6, y: 0.75, z: 0.6 },
    { name: 'chair', x: -0.4, z: 1.2, turn: 200 },
    { name: 'bookshelf', x: 0.5 },
    { name: 'potted plant', x: 0.88, z: 0.3, grow: 1.7 },
  ],
  classroom: [
    { name: 'blackboard', x: -0.12, y: 0.9, z: -0.02, grow: 1.3 },
    { name: 'school desk', x: -0.7, z: 1, turn: 180 },
    { name: 'school desk', x: 0.7, z: 1, turn: 180 },
    { name: 'globe', x: 0.86, z: 0.3, y: 0.5 },
    { name: 'school desk', x: -0.3, z: 1.2, turn: 180 },
    { name: 'school desk', x: 0.3, z: 1.2, turn: 180 },
    { name: 'school desk', x: 0.02, z: 0.5, turn: 180 },
  ],
  workshop: [
    { name: 'table', x: -0.5, z: 0.3 },
    { name: 'toolbox', x: -0.6, y: 0.76, z: 0.4 },
    { name: 'hammer', x: -0.3, y: 0.76, z: 0.4 },
    { name: 'ladder', x: 0.75 },
    { name: 'box', x: 0.45, z: 0.4 },
  ],
  shop: [
    { name: 'shelf', x: -0.7 },
    { name: 'shelf', x: -0.3 },
    { name: 'counter', x: 0.55, z: 0.5 },
    { name: 'shopping bag', x: 0.5, y: 0.92, z: 0.6 },
    { name: 'potted plant', x: 0.9 },
  ],
  'barber shop': [
    { name: 'mirror', x: -0.5, y: 0.95, z: -0.05, grow: 1.3 },
    { name: 'mirror', x: 0.2, y: 0.95, z: -0.05, grow: 1.3 },
    { name: 'barber chair', x: -0.5, z: 0.9, turn: 30 },
    { name: 'barber chair', x: 0.35, z: 0.9, turn: -20 },
  ],
  museum: [
    { name: 'easel', x: -0.7, z: 0.3 },
    { name: 'vase', x: 0.7, z: 0.4, y: 0.9, grow: 1.6 },
    { name: 'pedestal', x: 0.7, z: 0.4 },
  ],
  stage: [],
  gym: [
    { name: 'dumbbell', x: -0.7, z: 0.5, grow: 2 },
    { name: 'mirror', x: -0.2, y: 0.7, z: -0.05, grow: 1.5 },
    { name: 'bench', x: 0.6, z: 0.6 },
  ],
  'yoga studio': [
    { name: 'potted plant', x: -0.85, grow: 2 },
    { name: 'yoga mat', x: -0.5, z: 0.9 },
    { name: 'yoga mat', x: 0.5, z: 0.9 },
    { name: 'candle', x: 0.8, z: 0.4 },
  ],
  hospital: [
    { name: 'bed', x: -0.6, z: 0.5 },
    { name: 'potted plant', x: 0.85 },
  ],
  warehouse: [
    { name: 'box', x: -0.8, grow: 1.8 },
    { name: 'box', x: -0.5, grow: 2 },
    { name: 'box', x: -0.66, y: 0.75, grow: 1.6 },
    { name: 'box', x: 0.6, grow: 2 },
    { name: 'box', x: 0.85, grow: 1.6 },
    { name: 'box', x: 0.7, y: 0.8, grow: 1.4 },
  ],
  greenhouse: [
    { name: 'palm', x: -0.8, grow: 0.4 },
    { name: 'potted plant', x: -0.5, grow: 2.4 },
    { name: 'potted plant', x: -0.2, z: 0.4, grow: 1.6 },
    { name: 'palm', x: 0.8, grow: 0.45 },
    { name: 'potted plant', x: 0.5, grow: 2.2 },
    { name: 'cactus', x: 0.2, z: 0.3, grow: 0.5 },
    { name: 'potted plant', x: -0.9, z: 1.2, grow: 2 },
    { name: 'potted plant', x: 0.9, z: 1.2, grow: 2 },
  ],
  station: [
    { name: 'bench', x: -0.62, z: 0.4 },
    { name: 'clock', x: 0.1, y: 2, z: -0.02, grow: 2.2 },
    { name: 'suitcase', x: -0.3, z: 0.6, turn: 20 },
    { name: 'potted plant', x: 0.86, z: 0.3, grow: 1.6 },
  ],
  'throne room': [{ name: 'throne', x: 0 }],
  dungeon: [{ name: 'treasure chest', x: -0.7, z: 0.4 }],
};

const tree = (u: number, d: number, tall: number, name = 'tree'): FieldDress => ({ name, u, d, tall });

export const FIELD_DRESS: Record<string, readonly FieldDress[]> = {
  park: [
    tree(-0.46, 0.32, 0.36),
    tree(0.5, 0.24, 0.3),
    { name: 'bench', u: 0.34, d: 0.4, tall: 0.07, turn: -20 },
  ],
  savanna: [tree(-0.42, 0.18, 0.24, 'acacia'), tree(0.44, 0.12, 0.16, 'acacia')],
  farm: [{ name: 'barn', u: -0.4, d: 0.2, tall: 0.24, turn: -24 }],
  garden: [
    { name: 'rose', u: -0.46, d: 0.5, tall: 0.16 },
    { name: 'sunflower', u: 0.48, d: 0.45, tall: 0.26 },
  ],
  village: [
    { name: 'house', u: -0.46, d: 0.34, tall: 0.32, turn: -24 },
    { name: 'house', u: 0.48, d: 0.28, tall: 0.28, turn: 26 },
    { name: 'house', u: 0.12, d: 0.1, tall: 0.15, turn: 10 },
    tree(-0.2, 0.12, 0.16),
  ],
  castle: [{ name: 'castle', u: 0.22, d: 0.2, tall: 0.5, turn: -20 }],
  harbour: [
    { name: 'sailing boat', u: -0.38, d: 0.2, tall: 0.26, turn: -50 },
    { name: 'sailing boat', u: 0.36, d: 0.14, tall: 0.2, turn: 46 },
    { name: 'lighthouse', u: 0.5, d: 0.06, tall: 0.24 },
  ],
  jungle: [tree(-0.5, 0.6, 0.72, 'palm'), tree(0.52, 0.5, 0.64, 'palm'), tree(0.3, 0.25, 0.4, 'palm')],
  'japanese street': [
    { name: 'torii gate', u: 0, d: 0.14, tall: 0.3 },
    { name: 'cherry tree', u: -0.44, d: 0.3, tall: 0.44 },
    { name: 'cherry tree', u: 0.46, d: 0.24, tall: 0.36 },
  ],
  'floating island': [{ name: 'floating island', u: 0, d: 0.9, tall: 0.6 }],
  market: [
    { name: 'market stall', u: -0.42, d: 0.36, tall: 0.4, turn: 24 },
    { name: 'market stall', u: 0.44, d: 0.3, tall: 0.34, turn: -24 },
  ],
  terrace: [
    { name: 'table', u: -0.4, d: 0.5, tall: 0.12 },
    { name: 'chair', u: -0.52, d: 0.5, tall: 0.15, turn: 40 },
  ],
};
