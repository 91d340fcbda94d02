/** Puts a figure together: body, face, hair and clothes as pieces, not yet as triangles. */

import type { PhotoFace } from '#engine/face/photo-face.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { brows } from './face/brows.ts';
import { eyes, lids } from './face/eyes.ts';
import { type HeadSpace, headSpace } from './face/head-space.ts';
import { mouth } from './face/mouth.ts';
import { type PhotoHead, photoHead } from './face/photo-face.ts';
import { mixRgb, rgb } from './face/sheet.ts';
import { bareFace, skullOf } from './face/skull.ts';
import { type Body, bodyOf, SIDES } from './figure/body.ts';
import { HAIRS, SKINS } from './figure/colours.ts';
import { type Figure, figureOf } from './figure/figure.ts';
import { handOf } from './figure/hands.ts';
import type { Look } from './figure/look.ts';
import { type Skeleton, skeletonOf } from './figure/skeleton.ts';
import { facialHairOf } from './hair/facial-hair.ts';
import { hairOf } from './hair/styles.ts';
import { accessoriesOf, coversHair } from './outfits/accessories.ts';
import { casual } from './outfits/casual.ts';
import { country } from './outfits/country.ts';
import { fantasy } from './outfits/fantasy.ts';
import { formal } from './outfits/formal.ts';
import { headwearOf, underHat } from './outfits/headwear.ts';
import { hipHop } from './outfits/hip-hop.ts';
import { medieval } from './outfits/medieval.ts';
import { pop } from './outfits/pop.ts';
import { rock } from './outfits/rock.ts';
import { sciFi } from './outfits/sci-fi.ts';
import type { Rgb, SheetPart, SolidPart } from './part.ts';

const OUTFITS = { casual, formal, fantasy, 'sci-fi': sciFi, medieval, rock, pop, country, 'hip-hop': hipHop };

export interface Pieces {
  figure: Figure;
  skeleton: Skeleton;
  solids: SolidPart[];
  sheets: SheetPart[];
}

export function assemble(look: Look, photoFace?: PhotoFace): Pieces {
  const figure = figureOf(look);
  const skeleton = skeletonOf(figure);
  const body = bodyOf(figure, skeleton.joints);
  const head = headSpace(skeleton.joints.head, figure.head);
  const face = bareFace(figure);
  const own = photoFace && photoHead(photoFace, look.quality, !hidesEars(look), head);
  const skin = SKINS[look.skinTone].base;
  const wearsGloves = look.outfit === 'sci-fi';
  const solids: SolidPart[] = [
    headPart(figure, body, head, own),
    ...hairParts(figure, head, own),
    ...(wearsGloves
      ? []
      : SIDES.map(
          (s): SolidPart => ({
            name: `hand${s}`,
            shape: handOf(body, s),
            material: 'skin',
            colour: skin,
            bones: [`hand${s}`, `foreArm${s}`],
          }),
        )),
    ...OUTFITS[look.outfit](body),
    ...headwearOf(body, head),
    ...accessoriesOf(body, head),
  ];
  if (own) return { figure, skeleton, solids: solids.map(inOwnSkin(skin, own)), sheets: own.sheets };
  const sheets = [
    eyes(figure, head),
    lids(figure, head),
    brows(figure, head, face),
    mouth(figure, head, face),
  ];
  return { figure, skeleton, solids, sheets };
}

/** Whatever wears the look's skin wears that of the photo. */
const inOwnSkin =
  (skin: string, own: PhotoHead) =>
  (part: SolidPart): SolidPart =>
    part.colour === skin ? { ...part, colour: own.skin } : part;

const hidesEars = ({ hairStyle }: Look): boolean => hairStyle === 'medium' || hairStyle === 'long';

function headPart(figure: Figure, body: Body, head: HeadSpace, own?: PhotoHead): SolidPart {
  const { look } = figure;
  const skull = own?.skull ?? skullOf(figure, !hidesEars(look));
  const shape = blend(0.06, head.put(skull), body.neck(0));
  return {
    name: 'head',
    shape,
    material: 'skin',
    colour: SKINS[look.skinTone].base,
    bones: ['head', 'chest'],
    ...(!own && { tint: complexion(figure, head) }),
  };
}

/** Blush on cheeks, nose and ears; a shadow where a beard has been shaved. */
function complexion(figure: Figure, head: HeadSpace) {
  const { look, face } = figure;
  const tones = SKINS[look.skinTone];
  const blush = rgb(tones.blush);
  const hair = rgb(HAIRS[look.hairColor]);
  const strength = look.artStyle === 'realistic' ? 0.5 : 1;
  return (x: number, y: number, z: number, base: Rgb): Rgb => {
    const [a, b, c] = head.into([x, y, z]);
    const cheek = 0.34 * smoothstep(0.18, 0.02, Math.hypot(Math.abs(a) - 0.27, b + 0.17, c - 0.33));
    const nose = 0.22 * smoothstep(0.1, 0.02, Math.hypot(a, b + 0.15, c - 0.52));
    const ear = 0.24 * smoothstep(0.47, 0.56, Math.abs(a));
    const warm = mixRgb(base, blush, Math.max(cheek, nose, ear) * strength);
    if (look.facialHair !== 'stubble' && look.facialHair !== 'beard') return warm;
    const low =
      smoothstep(-0.16 * face.lower, -0.27 * face.lower, b) *
      smoothstep(-0.05, 0.12, c) *
      smoothstep(-0.62, -0.5, b);
    return mixRgb(warm, hair, 0.3 * low);
  };
}

function hairParts(figure: Figure, head: HeadSpace, own?: PhotoHead): SolidPart[] {
  const { look } = figure;
  const colour = own?.hair ?? HAIRS[look.hairColor];
  const parts: SolidPart[] = [];
  const hair =
    coversHair(look.accessories) && look.hairStyle === 'curly' ? undefined : underHat(look, hairOf(figure));
  const bones = look.hairStyle === 'long' ? (['head', 'chest'] as const) : (['head'] as const);
  if (hair)
    parts.push({
      name: 'hair',
      shape: head.put(own ? stretch(hair, [own.breadth, 1, 0.95]) : hair),
      material: 'matte',
      colour,
      bones: [...bones],
      detail: look.hairStyle === 'curly' ? 0.85 : 1,
    });
  // A beard is in the photo.
  if (own) return parts;
  const beard = facialHairOf(figure, bareFace(figure));
  if (beard)
    parts.push({ name: 'beard', shape: head.put(beard), material: 'matte', colour, bones: ['head'] });
  return parts;
}
