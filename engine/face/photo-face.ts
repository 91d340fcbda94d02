/** A face taken out of a photo, as plain data for other processes: `loadPhotoFace` gives it, `buildCharacter(look, { photoFace })` takes it. */

/** In parts of the picture's width and height, as it is shown upright. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type FaceProblem = 'too-small' | 'too-dark' | 'turned-away';

export interface FacePicture {
  width: number;
  height: number;
  /** sRGB bytes, three a pixel. */
  rgb: Uint8Array;
}

/** Hair and glasses of a photographed person, in the words of the character engine. */
export interface PhotoLook {
  /** Null where the photo does not show the top of the head. */
  hairStyle: 'short' | 'medium' | 'long' | 'curly' | 'bald' | 'ringlets' | null;
  /** '#rrggbb'. */
  hairColor: string;
  glasses: boolean;
}

export interface PhotoFace {
  /** 478 places: x to the right and y down in pixels of `crop`, z in the same unit, smaller is nearer. */
  points: Float32Array;
  /** The face with some room around it. */
  crop: FacePicture;
  /** '#rrggbb', the usual colour of cheeks and forehead. */
  skin: string;
  /** '#rrggbb' of the hair above the forehead; null where none can be seen. */
  hair: string | null;
  /** What else of the head the photo shows; absent where nobody looked. */
  look?: PhotoLook | undefined;
}

/** Points of the mesh: 468 on the skin, ten for the two irises. */
export const POINTS = 478;
