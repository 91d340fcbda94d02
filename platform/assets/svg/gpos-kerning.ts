/** Kerning out of a font's GPOS table, extension lookups and classes included, which the font library leaves out. */

/** Font units to add between two glyphs, by their indexes. */
export type PairKerning = (left: number, right: number) => number;

interface PairTable {
  covers: ReadonlyMap<number, number>;
  value(left: number, place: number, right: number): number | undefined;
}

const PAIRS = 2;
const EXTENSION = 9;
/** Bits of a value record, two bytes each. */
const X_ADVANCE = 0x4;

const sizeOf = (format: number): number => {
  let bytes = 0;
  for (let rest = format; rest; rest &= rest - 1) bytes += 2;
  return bytes;
};

/** Where the advance stands in a value record; undefined where it has none. */
const advanceAt = (format: number): number | undefined =>
  format & X_ADVANCE ? sizeOf(format & (X_ADVANCE - 1)) : undefined;

/** Undefined where the font has no such table, or one that cannot be read. */
export function readPairKerning(bytes: Uint8Array): PairKerning | undefined {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const start = tableAt(view, 'GPOS');
    if (start === undefined) return undefined;
    const lookups = kernLookups(view, start);
    if (lookups.length === 0) return undefined;
    return (left, right) => {
      let sum = 0;
      for (const tables of lookups) {
        for (const table of tables) {
          const place = table.covers.get(left);
          const value = place === undefined ? undefined : table.value(left, place, right);
          if (value === undefined) continue;
          sum += value;
          // The first table that knows the pair speaks for its lookup.
          break;
        }
      }
      return sum;
    };
  } catch {
    return undefined;
  }
}

function tableAt(view: DataView, tag: string): number | undefined {
  const count = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16;
    if (tagAt(view, at) === tag) return view.getUint32(at + 8);
  }
  return undefined;
}

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));

/** Of Latin letters, or of any script where there are none for them. */
function kernLookups(view: DataView, start: number): PairTable[][] {
  const scripts = start + view.getUint16(start + 4);
  const features = start + view.getUint16(start + 6);
  const lookups = start + view.getUint16(start + 8);
  const byTag = new Map<string, number>();
  for (let i = 0; i < view.getUint16(scripts); i++)
    byTag.set(tagAt(view, scripts + 2 + i * 6), scripts + view.getUint16(scripts + 6 + i * 6));
  const script = byTag.get('latn') ?? byTag.get('DFLT') ?? [...byTag.values()][0];
  if (script === undefined) return [];
  const language = script + view.getUint16(script);
  const wanted = new Set<number>();
  for (let i = 0; i < view.getUint16(language + 4); i++) {
    const record = features + 2 + view.getUint16(language + 6 + i * 2) * 6;
    if (tagAt(view, record) !== 'kern') continue;
    const feature = features + view.getUint16(record + 4);
    for (let k = 0; k < view.getUint16(feature + 2); k++) wanted.add(view.getUint16(feature + 4 + k * 2));
  }
  return [...wanted]
    .sort((a, b) => a - b)
    .map((index) => pairTables(view, lookups + view.getUint16(lookups + 2 + index * 2)))
    .filter((tables) => tables.length > 0);
}

function pairTables(view: DataView, lookup: number): PairTable[] {
  const type = view.getUint16(lookup);
  const tables: PairTable[] = [];
  for (let i = 0; i < view.getUint16(lookup + 4); i++) {
    let at = lookup + view.getUint16(lookup + 6 + i * 2);
    let kind = type;
    if (type === EXTENSION) {
      kind = view.getUint16(at + 2);
      at += view.getUint32(at + 4);
    }
    if (kind === PAIRS) tables.push(view.getUint16(at) === 1 ? singlePairs(view, at) : classPairs(view, at));
  }
  return tables;
}

function singlePairs(view: DataView, at: number): PairTable {
  const [first, second] = [view.getUint16(at + 4), view.getUint16(at + 6)];
  const advance = advanceAt(first);
  const size = 2 + sizeOf(first) + sizeOf(second);
  const sets = new Map<number, Map<number, number>>();
  const setOf = (place: number): Map<number, number> => {
    const known = sets.get(place);
    if (known) return known;
    const made = new Map<number, number>();
    const set = at + view.getUint16(at + 10 + place * 2);
    for (let i = 0; i < view.getUint16(set); i++) {
      const record = set + 2 + i * size;
      made.set(view.getUint16(record), advance === undefined ? 0 : view.getInt16(record + 2 + advance));
    }
    sets.set(place, made);
    return made;
  };
  return {
    covers: coverage(view, at + view.getUint16(at + 2)),
    value: (_left, place, right) => setOf(place).get(right),
  };
}

function classPairs(view: DataView, at: number): PairTable {
  const [first, second] = [view.getUint16(at + 4), view.getUint16(at + 6)];
  const [leftClasses, rightClasses] = [8, 10].map((by) => classes(view, at + view.getUint16(at + by)));
  const columns = view.getUint16(at + 14);
  const advance = advanceAt(first);
  const size = sizeOf(first) + sizeOf(second);
  return {
    covers: coverage(view, at + view.getUint16(at + 2)),
    value(left, _place, right) {
      const record =
        at + 16 + ((leftClasses!.get(left) ?? 0) * columns + (rightClasses!.get(right) ?? 0)) * size;
      return advance === undefined ? 0 : view.getInt16(record + advance);
    },
  };
}

/** Glyph to its place in the table. */
function coverage(view: DataView, at: number): Map<number, number> {
  const covered = new Map<number, number>();
  const count = view.getUint16(at + 2);
  if (view.getUint16(at) === 1) {
    for (let i = 0; i < count; i++) covered.set(view.getUint16(at + 4 + i * 2), i);
    return covered;
  }
  for (let i = 0; i < count; i++) {
    const range = at + 4 + i * 6;
    const [from, to, place] = [0, 2, 4].map((by) => view.getUint16(range + by)) as [number, number, number];
    for (let glyph = from; glyph <= to; glyph++) covered.set(glyph, place + glyph - from);
  }
  return covered;
}

/** Glyph to its class; all others are of class 0. */
function classes(view: DataView, at: number): Map<number, number> {
  const found = new Map<number, number>();
  if (view.getUint16(at) === 1) {
    const from = view.getUint16(at + 2);
    for (let i = 0; i < view.getUint16(at + 4); i++) found.set(from + i, view.getUint16(at + 6 + i * 2));
    return found;
  }
  for (let i = 0; i < view.getUint16(at + 2); i++) {
    const range = at + 4 + i * 6;
    for (let glyph = view.getUint16(range); glyph <= view.getUint16(range + 2); glyph++)
      found.set(glyph, view.getUint16(range + 4));
  }
  return found;
}
