/** The arrows of design: which room may import from which. */

/** Plain data with its schemas, which designs and films send over their calls. */
const PAGE_DOCUMENT = 'engine/page/document';

const ENGINE = ['engine', PAGE_DOCUMENT, 'common'];

interface Room {
  room: string;
  feature?: string;
  side?: 'client' | 'server' | 'shared' | 'contract';
}

export function roomOf(file: string): Room {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top === 'features') {
    if (third === 'contract.ts') return { room: 'features', feature: second, side: 'contract' };
    const side = third === 'client' || third === 'server' ? third : 'shared';
    return { room: 'features', feature: second, side };
  }
  if (top === 'platform' && second === 'browser') return { room: 'platform/browser' };
  if (top === 'app' && second === 'web') return { room: 'app/web' };
  if (file.startsWith(`${PAGE_DOCUMENT}/`)) return { room: PAGE_DOCUMENT };
  return { room: top };
}

const isTest = (file: string) => /\.test\.tsx?$|\.compliance\.ts$/.test(file) || file.startsWith('tests/');

/** What is wrong with this import, in words; undefined when it follows the arrows. */
export function arrowProblem(from: string, to: string): string | undefined {
  if (to.startsWith('tests/')) {
    return isTest(from) || from.startsWith('scripts/') ? undefined : 'the product does not know its tests';
  }
  if (isTest(from) || from.startsWith('scripts/') || !from.includes('/')) return undefined;
  const a = roomOf(from);
  const b = roomOf(to);
  switch (a.room) {
    case 'common':
      return b.room === 'common' ? undefined : 'common stands below everything';
    case 'ui':
      return ['ui', 'common'].includes(b.room) ? undefined : 'ui knows only common';
    case PAGE_DOCUMENT:
    case 'engine':
      return ENGINE.includes(b.room) ? undefined : 'the engine is pure';
    case 'platform/browser':
      return ['platform/browser', 'ui', 'common'].includes(b.room)
        ? undefined
        : 'the browser platform knows ui and common';
    case 'platform':
      return ['platform', ...ENGINE].includes(b.room)
        ? undefined
        : 'the platform knows no feature and no page';
    case 'features':
      return featureProblem(a, b);
    case 'app/web':
      return b.room === 'platform' || b.side === 'server'
        ? 'the web client cannot reach the server'
        : undefined;
    case 'app':
      return b.room === 'app/web' || b.side === 'client'
        ? 'the server cannot reach the web client'
        : undefined;
  }
  return `'${a.room}' is no room of this house`;
}

function featureProblem(a: Room, b: Room): string | undefined {
  if (b.room === 'app' || b.room === 'app/web') return 'what is composed does not know what composes it';
  if (b.room === 'features') {
    if (a.feature !== b.feature)
      return b.side === 'contract' ? undefined : 'another feature is reached only through its contract.ts';
    if (a.side === 'contract' && b.side !== 'contract' && b.side !== 'shared')
      return 'a contract imports neither side';
    if (a.side === 'client' && b.side === 'server') return 'client code cannot reach the server';
    if (a.side === 'server' && b.side === 'client') return 'server code cannot reach the client';
    if (a.side === 'shared' && (b.side === 'client' || b.side === 'server'))
      return 'shared code imports neither side';
    return undefined;
  }
  if (a.side === 'contract' && b.room !== 'common' && b.room !== PAGE_DOCUMENT)
    return 'a contract knows only common and the page document';
  if (a.side === 'client' && b.room === 'platform') return 'client code uses platform/browser only';
  if (a.side === 'server' && (b.room === 'ui' || b.room === 'platform/browser'))
    return 'server code draws no pages';
  if (a.side === 'shared' && !ENGINE.includes(b.room)) return 'shared code of a feature is pure';
  return undefined;
}
