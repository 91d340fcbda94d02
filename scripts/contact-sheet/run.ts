/** Renders contact sheets, so that a person can judge all pictures of one kind at a glance: `npm run contact-sheet -- subjects`. */

import { mkdirSync } from 'node:fs';
import { changedSubjects } from './changed-subjects.ts';
import { charactersSheet } from './characters.ts';
import { facesSheet } from './faces.ts';
import { filmsSheet } from './films.ts';
import { imagesSheet } from './images.ts';
import { logosSheet } from './logos.ts';
import { performersSheet } from './performers.ts';
import { subjectSheet } from './subject-sheet.ts';
import { videosSheet } from './videos.ts';

const SHEETS: Record<string, (rest: string[]) => Promise<string>> = {
  subjects: subjectSheet,
  changed: changedSubjects,
  images: () => imagesSheet(),
  logos: () => logosSheet(),
  characters: () => charactersSheet(),
  faces: () => facesSheet(),
  performers: (rest) => performersSheet(rest),
  videos: (rest) => videosSheet(rest),
  films: (rest) => filmsSheet(rest),
};

const [kind = 'subjects', ...rest] = process.argv.slice(2);
const sheet = SHEETS[kind];
if (!sheet) {
  console.error(`No sheet is called '${kind}'. Known: ${Object.keys(SHEETS).join(', ')}.`);
  process.exit(1);
}
mkdirSync('test-results', { recursive: true });
console.log(await sheet(rest));
