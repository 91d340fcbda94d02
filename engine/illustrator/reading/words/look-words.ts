/** Words about faces, hair, bodies and clothes. */

import type { Age, Expression, PersonLook } from '../../scene.ts';
import { wordSet, wordTable } from './word-table.ts';

export const EXPRESSIONS_BY_WORD = wordTable<Expression>({
  smile:
    'smiling, happy, cheerful, friendly, joyful, proud, grinning, satisfied, kind, pleased, delighted, beaming, content, welcoming, merry',
  laugh: 'laughing, giggling, excited, overjoyed, ecstatic',
  calm: 'serious, relaxed, confident, serene, stern, neutral, determined, focused, concentrated, elegant',
  sad: 'unhappy, crying, melancholic, lonely, depressed, tearful, upset, heartbroken, tired',
  angry: 'furious, mad, annoyed, grumpy, fierce, shouting, screaming',
  surprised: 'shocked, amazed, astonished, scared, frightened, startled, afraid',
  thoughtful: 'pensive, thinking, dreaming, curious, contemplative, wise, worried',
  wink: 'winking, cheeky',
});

export const AGES_BY_WORD = wordTable<Age>({
  baby: 'newborn, infant',
  child: 'little, small, kid, preschool',
  young: 'teenage, youthful, adolescent, twenty year old, teen',
  adult: 'middle aged, grown, mature, grown up',
  old: 'elderly, aged, senior, ancient, retired, wrinkled, older',
});

export const HAIR_STYLES = wordTable<NonNullable<PersonLook['hairStyle']>>({
  short: 'short haired, cropped, pixie cut, bob, crew cut, buzz cut',
  medium: 'shoulder length, medium length, wavy, wavy haired',
  long: 'long haired, flowing, straight',
  curly: 'curls, curly haired, afro, frizzy, ringlets, kinky',
  bald: 'bald headed, shaved, hairless',
  ponytail: 'pony tail, pigtails, pony tails',
  bun: 'hair bun, updo, top knot, topknot',
  braids: 'braid, braided, plaits, plait, dreadlocks, cornrows, pigtail braids',
});

export const HAIR_COLOURS = wordTable<NonNullable<PersonLook['hairColour']>>({
  black: 'black haired, dark, dark haired, raven',
  brown: 'brunette, brown haired, chestnut, auburn brown, hazel',
  blonde: 'blond, fair haired, golden, fair, blonde haired, blond haired, yellow, platinum',
  red: 'redhead, red haired, ginger, redheaded, auburn, copper, ginger haired, orange',
  gray: 'grey, grey haired, gray haired, silver, silver haired',
  white: 'white haired, snow white',
});
/** Colour words that mean hair when they stand before a person. */
export const HAIR_NOUNS = wordSet(
  'blonde, blond, brunette, redhead, red haired, redheaded, ginger, dark haired, black haired, brown haired, grey haired, gray haired, white haired, silver haired, fair haired, blonde haired, blond haired, ginger haired',
);

export const BEARDS = wordTable<NonNullable<PersonLook['beard']>>({
  beard: 'bearded, facial hair',
  moustache: 'mustache, moustached, mustached, handlebar moustache',
  goatee: '',
  stubble: 'unshaven, five o clock shadow, stubbly',
});

export const BUILDS = wordTable<NonNullable<PersonLook['build']>>({
  slim: 'slender, thin, skinny, petite, lean, slight',
  average: '',
  heavy: 'chubby, fat, stout, plump, overweight, curvy, plus size, large, big, round, stocky',
  athletic: 'muscular, fit, strong, sporty, toned, buff',
});

export const SKINS = wordTable<'light' | 'medium' | 'olive' | 'dark'>({
  light:
    'white, caucasian, pale, fair skinned, light skinned, european, scandinavian, nordic, freckled, irish, pale skinned',
  medium: 'asian, chinese, japanese, korean, tanned, east asian, vietnamese, thai',
  olive:
    'latina, latino, hispanic, arab, mediterranean, turkish, persian, mexican, middle eastern, brazilian, spanish, italian, greek, brown skinned, olive skinned, indian, south asian',
  dark: 'black, african, african american, dark skinned, kenyan, nigerian, afro american, jamaican, ebony',
});

/** Nouns of the body that are described but never drawn as things of their own. */
export const BODY_PARTS = wordSet(
  'lap, hair, eye, face, skin, smile, beard, moustache, mustache, goatee, stubble, nose, mouth, lip, ear, cheek, freckle, arm, hand, leg, foot, finger, shoulder, back, neck, head, wing, tail, fur, mane, feather, horn, antler, hoof, paw, claw, trunk, tusk, whisker, beak, fin, scale, shell, stripe, spot, coat of fur, petal, stem, stalk, ponytail, braid, curl, bun, afro, expression, look, gaze, figure, body, muscle, tattoo, wrinkle, makeup, make up, nail, tear, tongue, tooth, chest, waist, knee, tentacle, plumage, snout, eyelash, eyebrow, dimple, hairstyle, haircut, outfit, clothes, clothing, pocket, sleeve, palm of hand',
);

export const GARMENTS = wordSet(
  'hat, cap, beanie, helmet, hard hat, crown, tiara, headband, hood, top hat, straw hat, sun hat, cowboy hat, beret, bonnet, turban, hijab, veil, headscarf, bandana, scarf, shawl, tie, necktie, bow tie, bowtie, shirt, t shirt, tshirt, tee, blouse, polo shirt, top, tank top, sweater, jumper, pullover, cardigan, hoodie, sweatshirt, jacket, leather jacket, denim jacket, blazer, coat, raincoat, trench coat, lab coat, white coat, winter coat, overcoat, parka, cloak, cape, poncho, robe, bathrobe, gown, dress, evening gown, wedding dress, skirt, suit, tuxedo, uniform, vest, waistcoat, safety vest, apron, overalls, dungarees, jumpsuit, costume, kimono, sari, swimsuit, bikini, shorts, trousers, pants, jeans, leggings, pyjamas, pajamas, tutu, spacesuit, space suit, wetsuit, armor, armour, glasses, sunglasses, goggles, eyeglasses, spectacles, monocle, mask, gloves, mittens, boots, shoes, sneakers, heels, high heels, sandals, socks, stockings, belt, backpack, rucksack, watch, necklace, earring, earrings, bracelet, headphones, sportswear, lingerie, clothes, scrubs, toga, chef hat, santa hat, party hat, witch hat, flower crown, glove, boot, shoe, sneaker, sandal, sock, mitten, medal, badge, halo, eyepatch, eye patch, pearls, jewellery, jewelry, life jacket, swim cap, cap and gown, graduation cap, bow, ribbon, collar, bell',
);
