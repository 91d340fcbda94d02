/** What each kind of room is made of, as data: walls, floor, light. */

import { hexes, type Rgb, rgb } from '../../canvas/colour.ts';

export interface RoomLook {
  wall: 'plain' | 'panel' | 'brick' | 'tile' | 'wood' | 'stone' | 'curtain' | 'glass';
  /** One is chosen by the seed. */
  walls: readonly Rgb[];
  accent: Rgb;
  floor: 'boards' | 'tile' | 'checker' | 'concrete' | 'carpet' | 'stage';
  floorColour: Rgb;
  ceiling: Rgb;
  lamp: Rgb;
  window: boolean;
  /** Lit by lamps even by day. */
  isDim: boolean;
  /** Share of the walls seen in the floor. */
  polish: number;
}

interface Entry {
  wall: RoomLook['wall'];
  walls: string;
  accent: string;
  floor: RoomLook['floor'];
  floorColour: string;
  lamp?: Rgb;
  noWindow?: boolean;
  isDim?: boolean;
  polish?: number;
}

const WARM: Rgb = [1.05, 0.74, 0.42];
const NEUTRAL: Rgb = [0.9, 0.86, 0.78];

const ROOMS: Record<string, Entry> = {
  room: {
    wall: 'panel',
    walls: '#c9b89a #9db0a5 #b7a3b4 #c7a188 #a9b7c6',
    accent: '#e5ddd0',
    floor: 'boards',
    floorColour: '#8a5a34',
  },
  'living room': {
    wall: 'plain',
    walls: '#d9cdb8 #b9c4bf #c9b8a8 #aab4b0',
    accent: '#e9e2d6',
    floor: 'boards',
    floorColour: '#96693f',
  },
  bedroom: {
    wall: 'panel',
    walls: '#b8c2d3 #d3bfc4 #c9c3b4',
    accent: '#efe9e0',
    floor: 'carpet',
    floorColour: '#b9aa98',
  },
  kitchen: {
    wall: 'tile',
    walls: '#e4d9c6 #cdd8d2 #e6ddd2',
    accent: '#e9ece8',
    floor: 'checker',
    floorColour: '#d8cfc0',
  },
  'dining room': {
    wall: 'panel',
    walls: '#a9b39d #c4a58a #8fa0ab',
    accent: '#e6dfd2',
    floor: 'boards',
    floorColour: '#7f5230',
  },
  bathroom: {
    wall: 'tile',
    walls: '#d5e2e4',
    accent: '#cfe4e6',
    floor: 'tile',
    floorColour: '#dfe4e2',
    polish: 0.18,
  },
  bakery: {
    wall: 'brick',
    walls: '#b98263 #c7957a',
    accent: '#e8d9bf',
    floor: 'tile',
    floorColour: '#b08a66',
    lamp: WARM,
  },
  cafe: {
    wall: 'wood',
    walls: '#7d5a3c #6a4c36',
    accent: '#d9c7a8',
    floor: 'boards',
    floorColour: '#6f4a2c',
    lamp: WARM,
  },
  restaurant: {
    wall: 'panel',
    walls: '#7c3b34 #4d5b52 #6b5a45',
    accent: '#8a6a48',
    floor: 'boards',
    floorColour: '#5f3d24',
    lamp: WARM,
    isDim: true,
  },
  library: {
    wall: 'wood',
    walls: '#5d3f27 #6b4a2e',
    accent: '#7a5636',
    floor: 'boards',
    floorColour: '#6d4526',
    lamp: WARM,
  },
  office: {
    wall: 'plain',
    walls: '#dfe3e6 #cfd8df #e4e0da',
    accent: '#eef0f2',
    floor: 'carpet',
    floorColour: '#7f8790',
    lamp: NEUTRAL,
  },
  classroom: {
    wall: 'panel',
    walls: '#e6dcbf #cfe0d4',
    accent: '#c8b48c',
    floor: 'boards',
    floorColour: '#a97b4c',
    lamp: NEUTRAL,
  },
  workshop: {
    wall: 'brick',
    walls: '#a06a52 #8f7f70',
    accent: '#8a7a66',
    floor: 'concrete',
    floorColour: '#9a958c',
    lamp: WARM,
  },
  shop: {
    wall: 'plain',
    walls: '#ece4d8 #dfe7e2 #e9dadd',
    accent: '#f4efe8',
    floor: 'tile',
    floorColour: '#d7cfc4',
    lamp: NEUTRAL,
    polish: 0.12,
  },
  'barber shop': {
    wall: 'tile',
    walls: '#28484a #3d2f2c #2f3a4a',
    accent: '#efece6',
    floor: 'checker',
    floorColour: '#e4e0d8',
    lamp: WARM,
  },
  museum: {
    wall: 'plain',
    walls: '#e9e6e0',
    accent: '#ffffff',
    floor: 'boards',
    floorColour: '#b58a5c',
    lamp: NEUTRAL,
    noWindow: true,
    polish: 0.14,
  },
  stage: {
    wall: 'curtain',
    walls: '#8a1a2a #6b1626 #3a2460',
    accent: '#7a1c2c',
    floor: 'stage',
    floorColour: '#6b4228',
    lamp: [1.1, 0.95, 0.8],
    noWindow: true,
    isDim: true,
    polish: 0.16,
  },
  gym: {
    wall: 'plain',
    walls: '#3f464f #58616b',
    accent: '#e2b13c',
    floor: 'concrete',
    floorColour: '#5a5f66',
    lamp: NEUTRAL,
  },
  'yoga studio': {
    wall: 'plain',
    walls: '#e9e1d3 #dfe5da',
    accent: '#f4efe6',
    floor: 'boards',
    floorColour: '#c79a64',
    lamp: NEUTRAL,
    polish: 0.14,
  },
  hospital: {
    wall: 'panel',
    walls: '#e6f0f0',
    accent: '#b9dcd9',
    floor: 'tile',
    floorColour: '#d5dfe0',
    lamp: NEUTRAL,
    polish: 0.16,
  },
  warehouse: {
    wall: 'brick',
    walls: '#9c8a7c #8a8f94',
    accent: '#8a8f94',
    floor: 'concrete',
    floorColour: '#8e8f8c',
    lamp: NEUTRAL,
  },
  station: {
    wall: 'tile',
    walls: '#cfd6da #dcd6c9',
    accent: '#b9c6cc',
    floor: 'tile',
    floorColour: '#b7b5ae',
    lamp: NEUTRAL,
    polish: 0.16,
  },
  greenhouse: {
    wall: 'glass',
    walls: '#cfe3d4',
    accent: '#e6f2e8',
    floor: 'tile',
    floorColour: '#a08a6a',
    lamp: NEUTRAL,
  },
  stable: {
    wall: 'wood',
    walls: '#7a5434',
    accent: '#8a6240',
    floor: 'concrete',
    floorColour: '#b6955c',
    lamp: WARM,
  },
  dungeon: {
    wall: 'stone',
    walls: '#6c6860 #5b5a62',
    accent: '#5a564e',
    floor: 'concrete',
    floorColour: '#5d5750',
    lamp: [1.3, 0.75, 0.32],
    noWindow: true,
    isDim: true,
  },
  'throne room': {
    wall: 'stone',
    walls: '#b3a58c',
    accent: '#8a2a30',
    floor: 'checker',
    floorColour: '#c9b894',
    lamp: WARM,
    polish: 0.15,
  },
  church: {
    wall: 'stone',
    walls: '#b9ad98',
    accent: '#cfc4ae',
    floor: 'tile',
    floorColour: '#a89a84',
    lamp: WARM,
  },
  spaceship: {
    wall: 'tile',
    walls: '#b9c4d0',
    accent: '#8fa3b8',
    floor: 'tile',
    floorColour: '#6b7886',
    lamp: [0.6, 0.85, 1.1],
    noWindow: true,
    polish: 0.25,
  },
};

export const isRoom = (place: string): boolean => place in ROOMS;

export function roomLook(place: string): RoomLook {
  const entry = ROOMS[place] ?? ROOMS.room!;
  return {
    wall: entry.wall,
    walls: hexes(entry.walls),
    accent: rgb(entry.accent),
    floor: entry.floor,
    floorColour: rgb(entry.floorColour),
    ceiling: rgb(entry.isDim ? '#1c1a1e' : '#e9e4da'),
    lamp: entry.lamp ?? WARM,
    window: !entry.noWindow,
    isDim: entry.isDim ?? false,
    polish: entry.polish ?? 0.07,
  };
}
