/** Which tests run where: pure ones once, those over HTTP on a PostgreSQL server, whole processes and browsers by themselves. */

import { matchesGlob } from 'node:path';

export interface Suite {
  name: 'unit' | 'components' | 'drawn' | 'http' | 'embedded' | 'processes' | 'browser' | 'engines';
  include: string[];
  exclude: string[];
}

const OVER_DATABASE = ['**/*.db.test.ts'];
const ENGINES = ['tests/engines/**/*.test.ts'];
/** What only Vite can do: read React's files, collect files by a pattern, read a module a second time. */
const COMPONENTS = [
  '**/*.test.tsx',
  'features/help/client/find-help.test.ts',
  'platform/browser/failure.test.ts',
];
/** Pure as well, but they draw, play or film: too slow for `npm run check`. */
const DRAWN = [
  'engine/character/{build-character,motion/dance/dance,face/photo-face,render/quick-shot}.test.ts',
  'engine/illustrator/{illustrate,golden,compose/compose,compose/settle/settle,lettering/lettering,people/person-piece,subjects/render-subject}.test.ts',
  'engine/{face/read-photo,face/hair/photo-look,music/render/render,music/mix/mix,photo/edit-photo}.test.ts',
  'features/avatar/server/drawing/**/*.test.ts',
  'features/cover-song/{scene/camera,server/cast/face-reader,server/render/cover-process}.test.ts',
  'features/video/{scene/places,scene/golden/golden,scene/pages/scene-layouts,server/render/presenter-figures,server/render/segments/segments}.test.ts',
  'platform/media/sound/{encode-sound,decode-audio}.test.ts',
];
const PROCESSES = ['tests/processes/**/*.test.ts', 'tests/torture/**/*.test.ts'];
const BROWSER = ['tests/e2e/**/*.test.ts'];

/**
 * What can differ between the two databases: queries, locks, the queue, files of the embedded one. Everything else passes
 * through these and is tried on the server alone, which needs half the processor; tests of whole processes run on the embedded.
 */
const EMBEDDED = [
  'platform/{db,jobs,events,generation-jobs,usage,settings}/**/*.db.test.ts',
  'tests/faults/{clock-jumps,closing,disk-full,overtaken-reads}.db.test.ts',
  'app/{long-lists,older-rows}.db.test.ts',
  'features/library/server/embedded-size.db.test.ts',
  'features/admin/server/backup/*.db.test.ts',
];

export const SUITES: readonly Suite[] = [
  {
    name: 'unit',
    include: ['**/*.test.ts'],
    exclude: [...OVER_DATABASE, ...COMPONENTS, ...DRAWN, ...ENGINES, ...PROCESSES, ...BROWSER],
  },
  { name: 'components', include: COMPONENTS, exclude: [] },
  { name: 'drawn', include: DRAWN, exclude: OVER_DATABASE },
  { name: 'http', include: OVER_DATABASE, exclude: [] },
  { name: 'embedded', include: EMBEDDED, exclude: [] },
  { name: 'processes', include: PROCESSES, exclude: [] },
  { name: 'browser', include: BROWSER, exclude: [] },
  { name: 'engines', include: ENGINES, exclude: [] },
];

export const suiteFiles = ({ include, exclude }: Suite, files: readonly string[]): string[] =>
  files.filter(
    (file) =>
      include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob)),
  );
