/** The little of gifenc that we use; its package brings no types. */

declare module 'gifenc' {
  type Color = number[];
  interface FrameOptions {
    palette: Color[];
    delay: number;
    transparent?: boolean;
    transparentIndex?: number;
    dispose?: number;
    repeat?: number;
  }
  export interface Gifenc {
    GIFEncoder(): {
      writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
      finish(): void;
      bytes(): Uint8Array;
    };
    quantize(rgba: Uint8Array, colors: number, options: { format: string }): Color[];
    applyPalette(rgba: Uint8Array, palette: Color[], format: string): Uint8Array;
  }
}
