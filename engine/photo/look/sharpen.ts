/** Makes edges crisper, or the whole picture softer. */

const TAPS = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;
/** Share of an edge that is added at the end of the slider. */
const STRONGEST = 1.7;
/** An edge is never pushed further than this many levels: no white lines around dark things. */
const LIMIT = 36;

const clampIndex = (i: number, count: number): number => (i < 0 ? 0 : i >= count ? count - 1 : i);

/** `amount` from −1 (soft) to 1 (crisp). */
export function sharpen(data: Uint8ClampedArray, width: number, height: number, amount: number): void {
  if (amount === 0) return;
  // Five rows, blurred across, are all that is needed at a time; the row itself is kept as it was.
  const rows = Array.from({ length: 5 }, () => new Float32Array(width * 3));
  const blurRow = (y: number): void => {
    const row = rows[y % 5]!;
    const from = y * width * 4;
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = -2; k <= 2; k++) sum += TAPS[k + 2]! * data[from + clampIndex(x + k, width) * 4 + c]!;
        row[x * 3 + c] = sum;
      }
    }
  };
  for (let y = 0; y < Math.min(2, height); y++) blurRow(y);
  for (let y = 0; y < height; y++) {
    // Rows ahead are still untouched; rows behind were blurred before they were changed.
    if (y + 2 < height) blurRow(y + 2);
    const near = TAPS.map((_, k) => rows[clampIndex(y + k - 2, height) % 5]!);
    const from = y * width * 4;
    for (let x = 0; x < width; x++) {
      const at = from + x * 4;
      const soft = (c: number): number => {
        const i = x * 3 + c;
        return (
          TAPS[0] * (near[0]![i]! + near[4]![i]!) +
          TAPS[1] * (near[1]![i]! + near[3]![i]!) +
          TAPS[2] * near[2]![i]!
        );
      };
      const [r, g, b] = [soft(0), soft(1), soft(2)];
      if (amount < 0) {
        data[at] = data[at]! + (data[at]! - r) * amount;
        data[at + 1] = data[at + 1]! + (data[at + 1]! - g) * amount;
        data[at + 2] = data[at + 2]! + (data[at + 2]! - b) * amount;
        continue;
      }
      const edge = 0.299 * (data[at]! - r) + 0.587 * (data[at + 1]! - g) + 0.114 * (data[at + 2]! - b);
      const push = Math.max(-LIMIT, Math.min(LIMIT, edge * amount * STRONGEST));
      data[at] = data[at]! + push;
      data[at + 1] = data[at + 1]! + push;
      data[at + 2] = data[at + 2]! + push;
    }
  }
}
