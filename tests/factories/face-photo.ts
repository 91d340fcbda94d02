/** A photo with one face, which a package we use brings along under a free licence; ours holds no pictures of people. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageRoot = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')), '..');

export const FACE_PHOTO = join(packageRoot, 'assets/screenshot-faceid.jpg');
/** Five people beside each other. */
export const GROUP_PHOTO = join(packageRoot, 'assets/screenshot-facedetect.jpg');
