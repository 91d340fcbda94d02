/** Puts a figure together: body, face, hair and clothes as pieces, not yet as triangles. */

import type { PhotoFace } from '#engine/face/photo-face.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { SPECIES } from './animal/all-species.ts';
import { animalParts } from './animal/animal-parts.ts';
import { complexionOf, furOf, skinMaterial } from './animal/coats.ts';
import { pawOf } from './animal/parts/paws.ts';
import type { Costume } from './costume/kit.ts';
import { costumeParts, handsOf, hatLineOf, hidesHands } from './costume/kit.ts';
import { brows } from './face/brows.ts';
import { complexion } from './face/complexion.ts';
import { eyes, lids } from './face/eyes.ts';
import { type HeadSpace, headSpace } from './face/head-space.ts';
import { mouth } from './face/mouth.ts';
import { type PhotoHead, photoHead } from './face/photo-face.ts';
import { bareFace, skullOf } from './face/skull.ts';
import { type Body, bodyOf, SIDES } from './figure/body.ts';
import { HAIRS } from './figure/colours.ts';
import { type Figure, figureOf } from './figure/figure.ts';
import { handOf } from './figure/hands.ts';
import type { Look } from './figure/look.ts';
import { type Skeleton, skeletonOf } from './figure/skeleton.ts';
import { beardRings, facialHairOf } from './hair/facial-hair.ts';
import { hairOf } from './hair/styles.ts';
import { accessoriesOf } from './outfits/accessories.ts';
import { casual } from './outfits/casual.ts';
import { country } from './outfits/country.ts';
import { fantasy } from './outfits/fantasy.ts';
import { formal } from './outfits/formal.ts';
import {
  type HatLine,
  hatFit,
  hatLine,
  headwearOf,
  lowestLine,
  underBand,
  underHat,
} from './outfits/headwear.ts';
import { hipHop } from './outfits/hip-hop.ts';
import { medieval } from './outfits/medieval.ts';
import { pop } from './outfits/pop.ts';
import { rock } from './outfits/rock.ts';
import { sciFi } from './outfits/sci-fi.ts';
import type { Rgb, SheetPart, SolidPart } from './part.ts';
import { gripHand } from './props/grip.ts';
import { holding } from './props/held/held.ts';
import { dressOf } from './wardrobe/dress.ts';

const OUTFITS = { casual, formal, fantasy, 'sci-fi': sciFi, medieval, rock, pop, country, 'hip-hop': hipHop };

/** Half the thickness of what hands close around. */
const HANDLE = 0.034;

export interface Pieces {
  figure: Figure;
  skeleton: Skeleton;
  solids: SolidPart[];
  sheets: SheetPart[];
}

export function assemble(wanted: Look, photoFace?: PhotoFace, costume?: Costume): Pieces {
  // A person's own face does not go with a snout.
  const look: Look = photoFace ? { ...wanted, animal: '' } : wanted;
  const figure = figureOf(look);
  const dress = dressOf(look);
  const worn: Costume = costume ?? [...(dress.clothes ?? []), ...dress.besides];
  const hands = [...handsOf(worn).values()];
  const skeleton = holding(skeletonOf(figure), figure, hands);
  const body = bodyOf(figure, skeleton.joints);
  const head = headSpace(skeleton.joints.head, figure.head);
  const face = bareFace(figure);
  const own = photoFace && photoHead(photoFace, look.quality, !hidesEars(look), head);
  const tones = complexionOf(look);
  const skin = tones.base;
  const isSuited = look.outfit === 'sci-fi' && !costume && !dress.clothes;
  const wearsGloves = isSuited || hidesHands(worn) || (!costume && look.accessories.includes('gloves'));
  const solids: SolidPart[] = [
    headPart(figure, body, head, own),
    ...(look.animal
      ? animalParts(look.animal, body, head, face, hatFit(look) ?? (hatLineOf(worn) && 'high'))
      : hairParts(figure, head, hatLines(look, worn), own)),
    ...(wearsGloves
      ? []
      : SIDES.map(
          (s): SolidPart => ({
            name: `hand${s}`,
            shape: look.animal
              ? pawOf(look.animal, body, s)
              : hands.includes(s)
                ? gripHand(skeleton.joints, figure, s, HANDLE)
                : handOf(body, s),
            material: skinMaterial(look),
            colour: tones.hands,
            bones: [`hand${s}`, `foreArm${s}`],
          }),
        )),
    ...(costume || dress.clothes ? [] : OUTFITS[look.outfit](body)),
    ...costumeParts(worn, { body, head, skin }),
    ...(costume ? [] : [...headwearOf(body, head), ...accessoriesOf(body, head)]),
  ];
  if (own) return { figure, skeleton, solids: solids.map(inOwnSkin(skin, own)), sheets: own.sheets };
  const sheets = [
    eyes(figure, head),
    lids(figure, head),
    ...(look.animal && SPECIES[look.animal].hasNoBrows ? [] : [brows(figure, head, face)]),
    mouth(figure, head, face),
  ];
  return { figure, skeleton, solids, sheets };
}

/** Whatever wears the look's skin wears that of the photo. */
const inOwnSkin =
  (skin: string, own: PhotoHead) =>
  (part: SolidPart): SolidPart =>
    part.colour === skin ? { ...part, colour: own.skin } : part;

const hidesEars = ({ animal, hairStyle }: Look): boolean =>
  !!animal || ['medium', 'long', 'ringlets', 'afro'].includes(hairStyle);

function headPart(figure: Figure, body: Body, head: HeadSpace, own?: PhotoHead): SolidPart {
  const { look } = figure;
  const skull = own?.skull ?? skullOf(figure, !hidesEars(look));
  const shape = blend(0.06, head.put(skull), body.neck(0));
  return {
    name: 'head',
    shape,
    material: skinMaterial(look),
    colour: complexionOf(look).base,
    bones: ['head', 'chest'],
    ...(!own && {
      tint: look.animal ? furOf(look.animal, look.hairColor, head, look.marks) : complexion(figure, head),
    }),
  };
}

/** Curls are round and forgive coarse cells; people in pictures are mostly seen from afar. */
function hairDetail({ hairStyle, isInCrowd, quality }: Look): number {
  const isCurly = hairStyle === 'curly' || hairStyle === 'afro';
  if (!isInCrowd) return isCurly ? 0.85 : 1;
  const near = quality === 'high';
  return isCurly ? (near ? 0.8 : 0.58) : near ? 1 : 0.84;
}

/** Hair is not one colour: lighter strands where the light has bleached it, darker ones below. */
function streaks(head: HeadSpace, seed: number) {
  return (x: number, y: number, z: number, base: Rgb): Rgb => {
    const [a, b, c] = head.into([x, y, z]);
    const turn = Math.atan2(a, c);
    const strand = noise(turn * 9 + seed, b * 1.1, 3) + 0.6 * noise(turn * 23, b * 1.6, seed);
    const k = 0.72 + 0.34 * strand + 0.16 * smoothstep(-0.2, 0.7, b);
    return [base[0] * k, base[1] * k, base[2] * k];
  };
}

const hatLines = (look: Look, worn: Costume): HatLine | undefined =>
  lowestLine([hatLine(look), hatLineOf(worn)]);

function hairParts(figure: Figure, head: HeadSpace, line: HatLine | undefined, own?: PhotoHead): SolidPart[] {
  const { look } = figure;
  const colour = own?.hair ?? HAIRS[look.hairColor];
  const parts: SolidPart[] = [];
  const isBound = look.accessories.includes('headband');
  const grown = hairOf(figure);
  const hair = underHat(isBound ? underBand(grown) : grown, line, look.hairStyle);
  const bones = ['long', 'ringlets', 'braids', 'pigtails'].includes(look.hairStyle)
    ? (['head', 'chest'] as const)
    : (['head'] as const);
  if (hair)
    parts.push({
      name: 'hair',
      shape: head.put(own ? stretch(hair, [own.breadth, 1, 0.95]) : hair),
      material: 'matte',
      colour,
      bones: [...bones],
      detail: hairDetail(look),
      ...(look.isInCrowd && {
        tint: streaks(head, look.seed),
        ...(look.hairStyle === 'curly' && { shade: head.put(ellipsoid([0, 0.1, -0.05], [0.6, 0.58, 0.6])) }),
      }),
    });
  // A beard is in the photo.
  if (own) return parts;
  const beard = facialHairOf(figure, bareFace(figure));
  if (beard)
    parts.push({
      name: 'beard',
      shape: head.put(beard),
      material: 'matte',
      colour: HAIRS[look.facialHairColor || look.hairColor],
      bones: ['head'],
      ...(look.isInCrowd && { detail: 0.66, tint: streaks(head, look.seed) }),
    });
  const rings = beardRings(figure);
  if (rings)
    parts.push({
      name: 'rings',
      shape: head.put(rings),
      material: 'metal',
      colour: '#d9a441',
      bones: ['head'],
    });
  return parts;
}
