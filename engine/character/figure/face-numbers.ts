/** The proportions of a face, in the head's own space. */

export interface FaceNumbers {
  jaw: number;
  chin: number;
  cheek: number;
  /** Length of the lower face. */
  lower: number;
  /** Half-axes of the eyeball, and where it sits. */
  eye: readonly [number, number, number];
  eyeX: number;
  eyeY: number;
  iris: number;
  /** Height of the upper lid's edge as a share of the eye's height, and its tilt. */
  lid: number;
  tilt: number;
  nose: readonly [number, number, number];
  browY: number;
  browThick: number;
  browArch: number;
  /** Half the mouth's width, and its height. */
  mouth: number;
  mouthY: number;
  ears: number;
}
