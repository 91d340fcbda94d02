/** The list of everyday things, each in its own file, that the registry reads. */

import { BALL } from './ball.ts';
import { BALLOON } from './balloon.ts';
import { BOOK } from './book.ts';
import { CHAIR } from './chair.ts';
import { CROWN } from './crown.ts';
import { GIFT } from './gift.ts';
import { HEART } from './heart.ts';
import { LAMP } from './lamp.ts';
import { MOON } from './moon.ts';
import { STACK_OF_BOOKS } from './stack-of-books.ts';
import { STAR } from './star.ts';
import { UMBRELLA } from './umbrella.ts';

export const OBJECTS = [
  BOOK,
  BALLOON,
  BALL,
  UMBRELLA,
  LAMP,
  CHAIR,
  CROWN,
  GIFT,
  HEART,
  STAR,
  MOON,
  STACK_OF_BOOKS,
];
