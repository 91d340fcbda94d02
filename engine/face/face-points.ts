/** The points of the face mesh that are called by name; left and right as seen in the picture. */

/** Around the face, from the middle of the forehead over the picture's right to the chin and back. */
export const RIM = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

export const FOREHEAD = 10;
export const CHIN = 152;
export const NOSE_TIP = 4;
export const BETWEEN_EYES = 168;
export const SIDES = [234, 454] as const;

/** Edges of the opening between the lips, from corner to corner. */
export const UPPER_LIP = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308] as const;
export const LOWER_LIP = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308] as const;
/** Where the lips end in the skin. */
export const UPPER_LIP_OUTSIDE = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291] as const;
export const LOWER_LIP_OUTSIDE = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291] as const;
/** Between the two, on the red of the lips. */
export const UPPER_LIP_RED = [
  184, 74, 73, 72, 11, 302, 303, 304, 408, 183, 42, 41, 38, 12, 268, 271, 272, 407,
] as const;
export const LOWER_LIP_RED = [
  77, 90, 180, 85, 16, 315, 404, 320, 307, 96, 89, 179, 86, 15, 316, 403, 319, 325,
] as const;
export const MOUTH_CORNERS = [61, 291] as const;
/** All that lie where the lips meet. */
export const CORNER_POINTS = [61, 76, 62, 78, 291, 306, 292, 308] as const;
export const NOSE_BOTTOM = 2;

/** Edges of the lids, from the picture's left corner to the right one, and the iris that belongs to them. */
export const EYES = [
  {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    brow: [70, 63, 105, 66, 107, 46, 53, 52, 65, 55],
  },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    brow: [336, 296, 334, 293, 300, 285, 295, 282, 283, 276],
  },
] as const;

/** Bare skin in nearly every photo: cheeks, and the forehead well below the hair. */
export const SKIN = [205, 425, 50, 280, 101, 330, 36, 266, 151, 9, 108, 337] as const;

/** Pairs that lie on one horizontal line in a face seen from the front. */
export const LEVEL = [
  [33, 263],
  [133, 362],
  [61, 291],
  [127, 356],
  [234, 454],
  [98, 327],
] as const;
