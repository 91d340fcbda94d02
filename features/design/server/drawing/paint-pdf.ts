/** Display lists as a PDF for print: outlines stay outlines, black is black ink alone, and what is cut off has its marks. */

import {
  appendBezierCurve,
  clip,
  clipEvenOdd,
  closePath,
  concatTransformationMatrix,
  endPath,
  fill,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFImage,
  PDFName,
  type PDFObject,
  PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setDashPattern,
  setFillingCmykColor,
  setFillingRgbColor,
  setGraphicsState,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingCmykColor,
  setStrokingRgbColor,
  stroke,
} from '@cantoo/pdf-lib';
import { fromHex } from '#engine/lettering/color/color.ts';
import type { Rgba } from '#engine/page/document/theme.ts';
import {
  type DisplayList,
  type DrawOp,
  type DropShadow,
  type Gradient,
  isGradient,
  type PathOp,
} from '#engine/page/draw/display-list.ts';
import {
  type Bounds,
  boundsOf,
  IDENTITY,
  type Matrix,
  multiply,
  type Path,
  transformPath,
} from '#engine/page/draw/path.ts';

/** Pixels of what PDF has no words for, such as soft shadows: PNG of these ops within a box. */
export type Rasterize = (ops: readonly DrawOp[], box: Bounds, shadowOnly: boolean) => Promise<Buffer>;

export interface PdfOptions {
  title: string;
  dpi: number;
  /** Shows what is cut off, with marks where to cut. */
  hasMarks: boolean;
  bytes(ref: string): Buffer | undefined;
  rasterize: Rasterize;
}

/** Points between the bleed and a mark, and length of a mark: 1 and 5 millimetres. */
const MARK_GAP = 2.8;
const MARK_LENGTH = 14.2;

interface Sheet {
  pdf: PDFDocument;
  page: PDFPage;
  options: PdfOptions;
  images: Map<string, PDFImage>;
  alphas: Map<string, PDFName>;
  shadings: number;
}

export async function paintPdf(lists: readonly DisplayList[], options: PdfOptions): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(options.title);
  pdf.setCreator('Atelier');
  pdf.setProducer('Atelier');
  const images = new Map<string, PDFImage>();
  for (const list of lists) {
    const points = 72 / options.dpi;
    const bleed = options.hasMarks ? list.bleed * points : 0;
    const margin = options.hasMarks && list.bleed > 0 ? bleed + MARK_GAP + MARK_LENGTH : bleed;
    const [w, h] = [list.width * points, list.height * points];
    const page = pdf.addPage([w + 2 * margin, h + 2 * margin]);
    page.setTrimBox(margin, margin, w, h);
    page.setBleedBox(margin - bleed, margin - bleed, w + 2 * bleed, h + 2 * bleed);
    const sheet: Sheet = { pdf, page, options, images, alphas: new Map(), shadings: 0 };
    const edge = bleed / points;
    page.pushOperators(
      pushGraphicsState(),
      // Down is down, as on a screen.
      concatTransformationMatrix(points, 0, 0, -points, margin, margin + h),
      ...trace([
        ['M', -edge, -edge],
        ['L', list.width + edge, -edge],
        ['L', list.width + edge, list.height + edge],
        ['L', -edge, list.height + edge],
        ['Z'],
      ]),
      clip(),
      endPath(),
    );
    await paint(sheet, list.ops, IDENTITY);
    page.pushOperators(popGraphicsState());
    if (options.hasMarks && list.bleed > 0) drawMarks(page, margin, w, h);
  }
  return pdf.save();
}

function trace(path: Path): PDFOperator[] {
  const out: PDFOperator[] = [];
  let [x, y] = [0, 0];
  for (const s of path) {
    switch (s[0]) {
      case 'M':
        out.push(moveTo(s[1], s[2]));
        [x, y] = [s[1], s[2]];
        break;
      case 'L':
        out.push(lineTo(s[1], s[2]));
        [x, y] = [s[1], s[2]];
        break;
      case 'Q':
        out.push(
          appendBezierCurve(
            x + (2 / 3) * (s[1] - x),
            y + (2 / 3) * (s[2] - y),
            s[3] + (2 / 3) * (s[1] - s[3]),
            s[4] + (2 / 3) * (s[2] - s[4]),
            s[3],
            s[4],
          ),
        );
        [x, y] = [s[3], s[4]];
        break;
      case 'C':
        out.push(appendBezierCurve(s[1], s[2], s[3], s[4], s[5], s[6]));
        [x, y] = [s[5], s[6]];
        break;
      default:
        out.push(closePath());
    }
  }
  return out;
}

const parts = (hex: string): [number, number, number] => {
  const { r, g, b } = fromHex(hex);
  return [r / 255, g / 255, b / 255];
};

/** Black as one ink: mixed of three it would blur on paper. */
const filling = (hex: string): PDFOperator =>
  hex === '#000000' ? setFillingCmykColor(0, 0, 0, 1) : setFillingRgbColor(...parts(hex));
const stroking = (hex: string): PDFOperator =>
  hex === '#000000' ? setStrokingCmykColor(0, 0, 0, 1) : setStrokingRgbColor(...parts(hex));

function alphaState(sheet: Sheet, alpha: number): PDFOperator[] {
  if (alpha >= 1) return [];
  const key = alpha.toFixed(3);
  const known = sheet.alphas.get(key);
  const name =
    known ??
    sheet.page.node.newExtGState(
      'A',
      sheet.pdf.context.obj({ Type: 'ExtGState', ca: Number(key), CA: Number(key) }),
    );
  sheet.alphas.set(key, name);
  return [setGraphicsState(name)];
}

async function paint(sheet: Sheet, ops: readonly DrawOp[], matrix: Matrix): Promise<void> {
  for (const op of ops) {
    if (op.op === 'path') await paintPath(sheet, op, matrix);
    else if (op.op === 'image') await paintImage(sheet, op, matrix);
    else {
      sheet.page.pushOperators(pushGraphicsState());
      if (op.matrix) sheet.page.pushOperators(concatTransformationMatrix(...op.matrix));
      if (op.clip) sheet.page.pushOperators(...trace(op.clip), clip(), endPath());
      await paint(sheet, op.ops, op.matrix ? multiply(matrix, op.matrix) : matrix);
      sheet.page.pushOperators(popGraphicsState());
    }
  }
}

async function paintPath(sheet: Sheet, op: PathOp, matrix: Matrix): Promise<void> {
  const { page } = sheet;
  if (op.shadow) await paintShadow(sheet, op, op.shadow, matrix);
  const outline = trace(op.path);
  if (op.fill && isGradient(op.fill) && op.fill.stops.some(({ color }) => color.alpha < 1)) {
    const box = boundsOf(op.path);
    if (box)
      await paintRaster(sheet, [{ op: 'path', path: op.path, fill: op.fill, alpha: op.alpha }], box, false);
  } else if (op.fill && isGradient(op.fill)) {
    page.pushOperators(
      pushGraphicsState(),
      ...alphaState(sheet, op.alpha),
      ...outline,
      op.rule ? clipEvenOdd() : clip(),
      endPath(),
      PDFOperator.of('sh' as never, [shading(sheet, op.fill)]),
      popGraphicsState(),
    );
  } else if (op.fill) {
    page.pushOperators(
      pushGraphicsState(),
      ...alphaState(sheet, op.alpha * op.fill.alpha),
      filling(op.fill.hex),
      ...outline,
      op.rule ? PDFOperator.of('f*' as never) : fill(),
      popGraphicsState(),
    );
  }
  if (op.stroke) {
    const color: Rgba = isGradient(op.stroke.paint) ? op.stroke.paint.stops[0]!.color : op.stroke.paint;
    page.pushOperators(
      pushGraphicsState(),
      ...alphaState(sheet, op.alpha * color.alpha),
      stroking(color.hex),
      setLineWidth(op.stroke.width),
      setLineCap(op.stroke.cap === 'round' ? 1 : 0),
      setLineJoin(op.stroke.join === 'round' ? 1 : 0),
      setDashPattern([...(op.stroke.dash ?? [])], 0),
      ...outline,
      stroke(),
      popGraphicsState(),
    );
  }
}

/** A run of colours along a line, or from a middle outwards. */
function shading({ pdf, page, ...sheet }: Sheet, { type, x1, y1, x2, y2, stops }: Gradient): PDFName {
  const first = stops[0]!;
  const last = stops.at(-1)!;
  const all = [
    ...(first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...stops,
    ...(last.at < 1 ? [{ ...last, at: 1 }] : []),
  ];
  const pieces = all.slice(1).map((stop, i) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: parts(all[i]!.color.hex),
    C1: parts(stop.color.hex),
    N: 1,
  }));
  const run =
    pieces.length === 1
      ? pieces[0]!
      : {
          FunctionType: 3,
          Domain: [0, 1],
          Functions: pieces,
          Bounds: all.slice(1, -1).map(({ at }) => at),
          Encode: pieces.flatMap(() => [0, 1]),
        };
  const made = pdf.context.obj({
    ShadingType: type === 'linear' ? 2 : 3,
    ColorSpace: 'DeviceRGB',
    Coords: type === 'linear' ? [x1, y1, x2, y2] : [x1, y1, 0, x1, y1, Math.hypot(x2 - x1, y2 - y1)],
    Function: run,
    Extend: [true, true],
  } as never);
  const resources = page.node.normalizedEntries().Resources;
  const kind = PDFName.of('Shading');
  const group = (resources.get(kind) ?? pdf.context.obj({})) as PDFObject & {
    set(key: PDFName, value: PDFObject): void;
    keys(): PDFName[];
  };
  resources.set(kind, group);
  const name = PDFName.of(`Sh${group.keys().length + sheet.shadings + 1}`);
  group.set(name, made);
  return name;
}

const pictureAt = (name: PDFName, x: number, y: number, w: number, h: number): PDFOperator[] => [
  // Pictures of a PDF stand on their feet.
  concatTransformationMatrix(w, 0, 0, -h, x, y + h),
  PDFOperator.of('Do' as never, [name]),
];

async function paintImage(sheet: Sheet, op: Extract<DrawOp, { op: 'image' }>, matrix: Matrix): Promise<void> {
  const bytes = sheet.options.bytes(op.ref);
  if (!bytes) return;
  if (op.shadow) await paintShadow(sheet, op, op.shadow, matrix);
  const known =
    sheet.images.get(op.ref) ??
    (bytes[0] === 0xff ? await sheet.pdf.embedJpg(bytes) : await sheet.pdf.embedPng(bytes));
  sheet.images.set(op.ref, known);
  const name = sheet.page.node.newXObject('P', known.ref);
  sheet.page.pushOperators(
    pushGraphicsState(),
    ...alphaState(sheet, op.alpha),
    ...pictureAt(name, op.x, op.y, op.w, op.h),
    popGraphicsState(),
  );
}

async function paintRaster(
  sheet: Sheet,
  ops: readonly DrawOp[],
  box: Bounds,
  shadowOnly: boolean,
): Promise<void> {
  const png = await sheet.options.rasterize(ops, box, shadowOnly);
  const image = await sheet.pdf.embedPng(png);
  const name = sheet.page.node.newXObject('R', image.ref);
  sheet.page.pushOperators(
    pushGraphicsState(),
    ...pictureAt(name, box.left, box.top, box.right - box.left, box.bottom - box.top),
    popGraphicsState(),
  );
}

/** A shadow falls the same way however its layer is turned, so it is drawn in the page's own directions. */
async function paintShadow(
  sheet: Sheet,
  op: PathOp | Extract<DrawOp, { op: 'image' }>,
  shadow: DropShadow,
  matrix: Matrix,
): Promise<void> {
  const outline: Path =
    op.op === 'path'
      ? op.path
      : [
          ['M', op.x, op.y],
          ['L', op.x + op.w, op.y + op.h],
        ];
  const box = boundsOf(transformPath(outline, matrix));
  if (!box) return;
  const reach = shadow.blur * 1.2 + (op.op === 'path' ? (op.stroke?.width ?? 0) : 0);
  const [left, top] = [box.left + shadow.x - reach, box.top + shadow.y - reach];
  const [right, bottom] = [box.right + shadow.x + reach, box.bottom + shadow.y + reach];
  const [a, b, c, d, e, f] = matrix;
  const det = a * d - b * c || 1;
  const inverse: Matrix = [
    d / det,
    -b / det,
    -c / det,
    a / det,
    (c * f - d * e) / det,
    (b * e - a * f) / det,
  ];
  sheet.page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...inverse));
  await paintRaster(sheet, [{ op: 'group', matrix, ops: [op] }], { left, top, right, bottom }, true);
  sheet.page.pushOperators(popGraphicsState());
}

function drawMarks(page: PDFPage, margin: number, w: number, h: number): void {
  const [farX, farY] = [w + 2 * margin, h + 2 * margin];
  const lines: [number, number, number, number][] = [];
  for (const x of [margin, margin + w]) lines.push([x, 0, x, MARK_LENGTH], [x, farY, x, farY - MARK_LENGTH]);
  for (const y of [margin, margin + h]) lines.push([0, y, MARK_LENGTH, y], [farX, y, farX - MARK_LENGTH, y]);
  page.pushOperators(pushGraphicsState(), setStrokingCmykColor(0, 0, 0, 1), setLineWidth(0.25));
  for (const [x1, y1, x2, y2] of lines) page.pushOperators(moveTo(x1, y1), lineTo(x2, y2), stroke());
  page.pushOperators(popGraphicsState());
}
