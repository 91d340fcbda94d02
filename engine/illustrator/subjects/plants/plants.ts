/** The list of plants and of nature's sights that the registry reads. */

import { BOUQUETS } from './bouquets.ts';
import { CACTUS } from './cactus.ts';
import { CHERRY_TREE } from './cherry-tree.ts';
import { FLOWER } from './flower.ts';
import { MUSHROOM } from './mushroom.ts';
import { ICE_AND_CRYSTAL } from './nature/ice-and-crystal.ts';
import { LEAVES } from './nature/leaves.ts';
import { MEADOW } from './nature/meadow.ts';
import { ROCKS } from './nature/rocks.ts';
import { SHORE_AND_SKY } from './nature/shore-and-sky.ts';
import { TREES } from './nature/trees.ts';
import { WILD_FLOWERS } from './nature/wild-flowers.ts';
import { WINTER_GREENS } from './nature/winter-greens.ts';
import { WONDERS } from './nature/wonders.ts';
import { WOODLAND_FLOOR } from './nature/woodland-floor.ts';
import { PALM } from './palm.ts';
import { PINE } from './pine.ts';
import { ROSE } from './rose.ts';
import { SUNFLOWER } from './sunflower.ts';
import { TREE } from './tree.ts';
import { TULIP } from './tulip.ts';
import { VASES } from './vases.ts';

export const PLANTS = [
  TREE,
  CHERRY_TREE,
  PINE,
  PALM,
  CACTUS,
  FLOWER,
  SUNFLOWER,
  TULIP,
  ROSE,
  MUSHROOM,
  ...BOUQUETS,
  ...VASES,
  ...TREES,
  ...WOODLAND_FLOOR,
  ...WINTER_GREENS,
  ...LEAVES,
  ...ROCKS,
  ...WONDERS,
  ...ICE_AND_CRYSTAL,
  ...MEADOW,
  ...WILD_FLOWERS,
  ...SHORE_AND_SKY,
];
