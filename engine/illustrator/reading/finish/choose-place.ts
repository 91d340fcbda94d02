/** Where the picture plays, in which light, and what kind of picture it is: what the words leave open is chosen to suit the hero. */

import { catalogueEntry } from '../../catalogue.ts';
import { placeEntry } from '../../places.ts';
import type { Intent, Surface, Thing, TimeOfDay } from '../../scene.ts';
import { type Draft, isAnimate } from '../draft/draft.ts';
import { singular } from '../sentence/word-forms.ts';
import { HOME_OF, HOME_OF_KIND } from '../words/home-words.ts';
import { DARK_TIMES } from '../words/mood-words.ts';

const SMALL = 0.62;

const isSmall = (thing: Thing) =>
  thing.states.includes('toy') ||
  (catalogueEntry(thing.name)?.metres ?? 1) * Math.min(1, thing.scale) <= SMALL;

/** The place and whether the words named it. */
export function choosePlace(draft: Draft): { place: string; isNamed: boolean } {
  const { things } = draft;
  // A potter's studio is a workshop.
  const trade = things[0]?.person ? HOME_OF.get(things[0].name) : undefined;
  if (draft.place === 'studio' && trade && placeEntry(trade)?.kind === 'interior')
    return { place: trade, isNamed: true };
  if (draft.place) return { place: draft.place, isNamed: true };
  if (draft.intent === 'abstract' || draft.intent === 'gradient')
    return { place: 'abstract', isNamed: false };
  if (draft.weakPlace) return { place: draft.weakPlace, isNamed: true };
  if ((draft.intent === 'portrait' && things.length > 0) || draft.backdrop || draft.light === 'studio')
    return { place: 'studio', isNamed: false };
  if (draft.surfacePlace) return { place: draft.surfacePlace, isNamed: false };
  // A cliff is something to stand on and a place at once; its sea comes with it.
  const scenery = things.find(
    ({ name }, i) => placeEntry(name)?.kind === 'landscape' && !(i > 0 && name === 'moon'),
  );
  if (scenery) return { place: scenery.name, isNamed: false };
  const hero = things[0];
  if (!hero) return { place: draft.backdrop ? 'studio' : seasonPlace(draft), isNamed: false };
  if (hero.part === 'head') return { place: 'studio', isNamed: false };
  return { place: homeOf(hero, things, draft), isNamed: false };
}

const seasonPlace = (draft: Draft) =>
  draft.season === 'autumn' ? 'forest' : draft.season === 'winter' ? 'snow' : 'hills';

/** The word that was said knows more than the picture that is drawn for it: a throne is no armchair. */
const homeOfThing = ({ words, label, name }: Thing): string | undefined =>
  HOME_OF.get(singular(words.toLowerCase())) ?? HOME_OF.get(label) ?? HOME_OF.get(name);

/** What the hero sits on or does tells more than what it is. */
function homeOf(hero: Thing, things: readonly Thing[], draft: Draft): string {
  const doing = placeOfAction(
    hero,
    draft.time === 'dawn' || draft.time === 'sunset' || draft.weather !== null,
  );
  const made = things.find(({ kind }, i) => i > 0 && kind !== 'person');
  const madeAt = made && HOME_OF.get(made.name);
  // Whoever builds a snowman is where snowmen are, not in a workshop.
  if (doing === 'workshop' && madeAt && placeEntry(madeAt)?.kind === 'landscape') return madeAt;
  if (doing) return doing;
  if (hero.person && hero.name !== 'astronaut') {
    const isAlone = things.length === 1 && !hero.action && draft.weather === null;
    const trade = HOME_OF.get(hero.name);
    const isPlain = /^(woman|man|person|girl|boy|child|baby|grandmother|grandfather)$/.test(hero.name);
    const isWet = draft.weather === 'rain' || draft.weather === 'storm' || draft.weather === 'snow';
    const isOutside = isWet && trade !== undefined && placeEntry(trade)?.kind === 'interior';
    if (!isPlain && trade && !isOutside) return trade;
    if (isAlone && !hero.person.wearing.some(({ name }) => /coat|raincoat|boot/.test(name))) return 'studio';
    if (draft.weather === 'rain') return 'street';
    if (draft.weather === 'snow') return 'snow';
    const other = things
      .slice(1)
      .find(
        (thing) =>
          thing.kind !== 'person' &&
          HOME_OF.has(thing.name) &&
          (!isSmall(thing) || thing.relation?.kind !== 'held by'),
      );
    return (other && HOME_OF.get(other.name)) ?? trade ?? 'park';
  }
  if (hero.states.includes('toy') || (isAnimate(hero) && isContained(hero, things))) return 'living room';
  const anchor = hero.relation ? things[hero.relation.to] : undefined;
  if (anchor?.kind === 'food' && isSmall(hero)) return 'kitchen';
  if (hero.relation?.kind === 'riding' && anchor && isAnimate(anchor))
    return HOME_OF.get(anchor.name) ?? 'meadow';
  const anchorHome =
    anchor && anchor.kind !== 'person' && !(isSmall(anchor) && isAnimate(hero))
      ? homeOfThing(anchor)
      : undefined;
  const own = homeOfThing(hero);
  const isIndoor = own === undefined || placeEntry(own)?.kind === 'interior';
  if (anchorHome && (anchor!.kind === 'furniture' || isIndoor)) return anchorHome;
  const indoor = things.find(({ kind, relation }) => kind === 'furniture' && relation?.kind !== 'held by');
  if (indoor && !own) return 'living room';
  if (anchor?.kind === 'furniture') return 'living room';
  if (hero.kind === 'building' && isContained(hero, things)) return 'studio';
  if (hero.kind === 'vehicle' && isContained(hero, things)) return 'studio';
  if (draft.season === 'winter' && hero.kind === 'building')
    return /stall|shop|kiosk|store/.test(hero.name) ? 'village' : 'snow';
  return own ?? HOME_OF_KIND[hero.kind];
}

const isContained = (hero: Thing, things: readonly Thing[]) =>
  hero.relation?.kind === 'in' &&
  isSmall(things[hero.relation.to]!) &&
  things[hero.relation.to]!.kind !== 'plant';

function placeOfAction({ action, name, kind }: Thing, isOutdoors: boolean): string | undefined {
  if (
    kind === 'person' &&
    /^(chef|barista|baker|florist|plumber|electrician|painter|cleaner|courier)$/.test(name)
  )
    return undefined;
  switch (action) {
    case 'cook':
    case 'bake':
      return 'kitchen';
    case 'make coffee':
      return 'cafe';
    case 'meet':
    case 'type':
      return kind === 'person' ? 'office' : undefined;
    case 'picnic':
    case 'fly kite':
    case 'blow bubbles':
    case 'walk dog':
      return 'park';
    case 'surf':
      return 'ocean';
    case 'swim':
      return kind === 'person' ? 'ocean' : undefined;
    case 'ski':
      return 'snow';
    case 'dive':
      return 'underwater';
    case 'lift weights':
    case 'box':
      return 'gym';
    case 'yoga':
    case 'meditate':
      return isOutdoors ? 'beach' : 'yoga studio';
    case 'drink':
      return kind === 'person' ? 'cafe' : undefined;
    case 'study':
      return 'classroom';
    case 'shop':
      return 'shop';
    case 'water plants':
    case 'dig':
      return 'garden';
    case 'sing':
    case 'conduct':
    case 'play guitar':
    case 'play violin':
    case 'play piano':
    case 'play drums':
    case 'play trumpet':
      return 'stage';
    case 'repair':
    case 'hammer':
    case 'saw':
      return 'workshop';
    case 'kick':
      return 'park';
    case 'fish':
      return 'lake';
    case 'hug':
    case 'kiss':
    case 'shake hands':
      return undefined;
    default:
      return undefined;
  }
}

export function chooseIntent(draft: Draft, place: string, isNamed: boolean): Intent {
  const { things, surface, backdrop } = draft;
  const hero = things[0];
  const kind = placeEntry(place)?.kind ?? 'landscape';
  const byPlace: Intent =
    kind === 'interior'
      ? 'interior'
      : kind === 'street'
        ? 'street'
        : kind === 'studio'
          ? 'product'
          : 'landscape';
  const needsHero = draft.intent !== 'abstract' && draft.intent !== 'gradient';
  if (draft.intent && !(needsHero && !hero)) return draft.intent;
  if (!hero) {
    if (backdrop && !draft.place)
      return backdrop.isGradient || backdrop.colours.length !== 1 ? 'gradient' : 'gradient';
    return kind === 'graphic' ? 'abstract' : byPlace;
  }
  if (draft.isAboutPlace) return byPlace;
  if (hero.part === 'head') return 'portrait';
  if (hero.kind === 'person') {
    const isBare =
      !hero.action &&
      !hero.relation &&
      !isNamed &&
      !draft.weakPlace &&
      things.length === 1 &&
      draft.weather === null;
    return isBare && hero.count === 1 ? 'portrait' : 'action';
  }
  if (isAnimate(hero)) {
    if (hero.action && hero.action !== 'stand') return 'action';
    return kind === 'studio' ? 'portrait' : byPlace;
  }
  const isOutdoors = isNamed && (kind === 'landscape' || kind === 'street');
  const isPicture = backdrop !== null || surface !== null;
  if (hero.kind === 'food')
    return isOutdoors && !isPicture ? 'still life' : surface?.kind === 'grass' ? 'still life' : 'food';
  if (/^(glass|mug)$/.test(hero.name) && hero.states.includes('full') && !isOutdoors) return 'food';
  if (hero.states.includes('toy')) return isPicture ? 'product' : 'still life';
  // A bowl of strawberries is food.
  if (
    things.some(
      ({ kind: inside, relation }) => inside === 'food' && relation?.kind === 'in' && relation.to === 0,
    )
  )
    return 'food';
  if (hero.kind === 'vehicle' || hero.kind === 'building' || hero.kind === 'nature') {
    if (isContained(hero, things)) return 'still life';
    if (hero.action) return 'action';
    return kind === 'studio' ? 'product' : byPlace;
  }
  if (hero.kind === 'plant')
    return isPicture || !isSmall(hero)
      ? isPicture
        ? 'still life'
        : byPlace
      : isNamed
        ? byPlace
        : 'still life';
  if (draft.light === 'studio') return 'product';
  if (isNamed && !isPicture && /^(balloon|kite|umbrella|airship)$/.test(hero.name)) return byPlace;
  if (!isSmall(hero) && !isPicture) return byPlace;
  if (isNamed && !isPicture && kind !== 'studio') return 'still life';
  if (surface?.kind === 'grass' || surface?.kind === 'sand') return 'still life';
  return things.length === 1 || (isPicture && things.length === 2 && things[1]!.relation?.kind === 'with')
    ? 'product'
    : 'still life';
}

/** Low, and yet nobody puts it on a table. */
const FLOOR =
  /^(bathtub|wheelbarrow|barrel|bench|sofa|armchair|bed|cradle|stool|chair|fireplace|crate|suitcase|bicycle|tricycle|lawn mower)$/;

export function chooseSurface(draft: Draft, intent: Intent): Surface | null {
  if (draft.surface) return draft.surface;
  const hero = draft.things[0];
  if (!hero || isAnimate(hero)) return null;
  // A rooster stands on no table.
  const isAmongAnimals = draft.things.some(
    (thing) => thing.kind === 'animal' && !isContained(thing, draft.things),
  );
  if (isAmongAnimals && placeEntry(draft.place ?? '')?.kind === 'landscape') return null;
  // What lies under a tree lies on the ground.
  const isUnderLarge = draft.things.some(
    ({ kind, name }) => /^(plant|building|nature)$/.test(kind) && (catalogueEntry(name)?.metres ?? 0) > 1.5,
  );
  if (isUnderLarge) return null;
  // Nor does a table stand on a table: what is as large stands on the floor.
  const isLarge = ({ name, scale, states }: Thing): boolean =>
    !states.includes('toy') && (catalogueEntry(name)?.metres ?? 0) * scale > 0.75;
  const isOfFloor = (thing: Thing): boolean =>
    FLOOR.test(thing.name) && !thing.states.includes('toy') && intent !== 'product';
  if (
    draft.things.some(
      (thing, i) => isOfFloor(thing) || (i > 0 && isLarge(thing) && !isContained(thing, draft.things)),
    )
  )
    return null;
  if (draft.backdrop && (intent === 'food' || intent === 'still life') && !draft.place)
    return { kind: 'studio', material: null, colour: draft.backdrop.colours[0] ?? null };
  if (intent === 'food') return { kind: 'table', material: 'wood', colour: null };
  if (intent === 'product')
    return { kind: 'studio', material: null, colour: draft.backdrop?.colours[0] ?? null };
  if (intent === 'still life') return draft.place ? null : { kind: 'table', material: 'wood', colour: null };
  return null;
}

export function chooseTime(draft: Draft, place: string): TimeOfDay {
  if (draft.time) return draft.time;
  if (draft.things.some(({ name }) => DARK_TIMES.has(name))) return 'night';
  if (draft.light === 'neon' && placeEntry(place)?.kind === 'street') return 'night';
  if (place === 'space') return 'night';
  const isOutdoors = placeEntry(place)?.kind === 'landscape' || placeEntry(place)?.kind === 'street';
  if (!isOutdoors) return 'day';
  if (draft.mood === 'dark' || (draft.mood === 'futuristic' && draft.things.length === 0)) return 'night';
  const isGrand = draft.mood === 'dramatic' || draft.mood === 'dreamy';
  return isGrand || draft.things.some(({ name }) => name === 'dragon' || name === 'ghost') ? 'sunset' : 'day';
}
