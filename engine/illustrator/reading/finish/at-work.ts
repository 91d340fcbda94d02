/** What people are shown doing: with what they hold, where they would do it, and with whom. */

import { catalogueEntry } from '../../catalogue.ts';
import type { Draft } from '../draft/draft.ts';
import { newThing } from '../draft/draft.ts';
import { dropThing } from './drop-thing.ts';

export function atWork(draft: Draft): void {
  holdWhatIsHeld(draft);
  playOnTheFloor(draft);
  getHaircut(draft);
  cutHair(draft);
  mendSinks(draft);
  leaveWindows(draft);
  rollWalls(draft);
  paintSmallThings(draft);
  goToWork(draft);
  tryOn(draft);
  playVideoGames(draft);
  blowCandles(draft);
  fishFromBoats(draft);
  goUnderTrees(draft);
  openStands(draft);
  paddle(draft);
}

const BALL = /ball|frisbee|dart|boomerang|snowball|stick/;
const SWEEPING = /broom|mop|rake|brush|vacuum/;

/** A bride who throws a bouquet throws no basketball, and a car is not washed with a broom. */
function holdWhatIsHeld({ things }: Draft): void {
  for (const [index, one] of things.entries()) {
    const held = things.filter(({ relation }) => relation?.kind === 'held by' && relation.to === index);
    if (!one.person || held.length === 0) continue;
    if (one.action === 'throw' && held.every(({ name }) => !BALL.test(name))) one.action = 'cheer';
    if (one.action === 'sweep' && held.every(({ name }) => !SWEEPING.test(name))) one.action = 'hold';
  }
}

/** Who plays with blocks sits with them on the rug, and kicks no ball. */
function playOnTheFloor({ things }: Draft): void {
  const [hero] = things;
  const toy = things.findIndex(
    ({ name, kind }, i) => i > 0 && kind === 'object' && !BALL.test(name) && !/rug|mat|blanket/.test(name),
  );
  const isPlaying =
    hero?.action === 'play' ||
    (/kneel|hammer|crouch/.test(hero?.action ?? '') && /blocks|bricks/.test(things[toy]?.name ?? ''));
  if (!hero?.person || !isPlaying || toy < 0 || things.some(({ name }) => BALL.test(name))) return;
  hero.action = 'kneel';
  const rug = things.findIndex(({ name }) => /^(rug|yoga mat|picnic blanket)$/.test(name));
  if (rug > 0) {
    hero.relation = { kind: 'on', to: rug };
    things[rug]!.relation = null;
  }
  if (things[toy]!.relation?.kind !== 'held by') things[toy]!.relation = { kind: 'in front of', to: 0 };
}

/** A haircut needs somebody who cuts. */
function getHaircut(draft: Draft): void {
  const [hero] = draft.things;
  const entry = catalogueEntry('hairdresser');
  if (!hero?.person || !entry || draft.things.some(({ name }) => name === 'hairdresser')) return;
  if (!/\b(hair ?cut|hair trim|beard trim|a shave|new hairstyle|hair styled)\b/i.test(draft.text)) return;
  draft.things.push({ ...newThing(entry, '', 1), action: 'cut', relation: { kind: 'beside', to: 0 } });
  const chair = catalogueEntry('barber chair');
  if (chair && !hero.relation) {
    draft.things.push(newThing(chair, '', 1));
    hero.relation = { kind: 'on', to: draft.things.length - 1 };
  }
  draft.place ??= 'barber shop';
}

/** Whoever is shaved or has a haircut sits, and the barber stands beside. */
function cutHair(draft: Draft): void {
  const { things } = draft;
  const [hero] = things;
  const client = things.findIndex(({ person }, i) => i > 0 && person);
  const chair = catalogueEntry('barber chair');
  if (hero?.name !== 'hairdresser' || client < 0 || !chair) return;
  const [customer] = [things[client]!];
  customer.action = null;
  if (customer.relation?.kind !== 'on') {
    things.push(newThing(chair, '', 1));
    customer.relation = { kind: 'on', to: things.length - 1 };
  }
  hero.relation = { kind: 'beside', to: client };
  hero.action = 'cut';
  draft.place ??= 'barber shop';
}

/** A plumber's pipe is that of the sink. */
function mendSinks(draft: Draft): void {
  const [hero] = draft.things;
  const sink = draft.things.find(({ name }) => name === 'sink');
  if (hero?.name !== 'plumber' || !sink) return;
  const pipe = draft.things.find(({ name }) => name === 'faucet');
  if (pipe) dropThing(draft, pipe);
  sink.relation = { kind: 'beside', to: 0 };
  hero.relation = null;
}

/** Whoever paints walls does so with a roller, in a room, which has them; outside there is the wall. */
function rollWalls(draft: Draft): void {
  const [hero] = draft.things;
  const wall = draft.things.find(({ name }) => /^(wall|fence|door)$/.test(name));
  const isDecorator = /\b(?:house painter|decorator|paint roller)\b/i.test(draft.text) || wall !== undefined;
  if (!hero?.person || hero.action !== 'paint' || !isDecorator) return;
  if (draft.things.some(({ name }) => /^(easel|painting|picture frame|paintbrush)$/.test(name))) return;
  const entry = catalogueEntry('paint roller');
  if (entry && !draft.things.some(({ name }) => name === 'paint roller'))
    draft.things.push({ ...newThing(entry, '', 1), colour: wall?.colour ?? null });
  const roller = draft.things.findIndex(({ name }) => name === 'paint roller');
  if (roller < 0) return;
  hero.action = 'hold';
  // No artist with a beret.
  if (hero.person.wearing.length === 0)
    hero.person.wearing.push(
      { name: 'overalls', colour: 'white' },
      { name: 'cap', colour: wall?.colour ?? 'white' },
    );
  draft.things[roller]!.relation = { kind: 'held by', to: 0 };
  if (wall?.name === 'wall' && !draft.place) {
    dropThing(draft, wall);
  }
}

/** Who paints eggs or a mug works on them, at no easel. */
function paintSmallThings({ things }: Draft): void {
  const isPainted = things.some(
    ({ name, kind }) =>
      kind === 'food' || /egg|mug|cup|vase|pot|plate|toy|mask|nail|figurine|pumpkin/.test(name),
  );
  if (!isPainted || things.some(({ name }) => /^(easel|painting|picture frame)$/.test(name))) return;
  for (const one of things) if (one.person && one.action === 'paint') one.action = 'hold';
}

/** The cake stands before whoever blows out its candles. */
function blowCandles({ things, text }: Draft): void {
  const [hero] = things;
  const cake = things.find(({ name }) => /cake|cupcake|pie/.test(name));
  if (!hero?.person || !cake || !/\bblow\w*\b[^.]{0,20}\bcandles?\b/i.test(text)) return;
  hero.action = 'clap';
  cake.relation = { kind: 'in front of', to: 0 };
}

/** Whoever fishes from a boat sits in it, and it has no sails. */
function fishFromBoats({ things }: Draft): void {
  const [hero] = things;
  const boat = hero?.relation ? things[hero.relation.to] : undefined;
  const rowing = catalogueEntry('rowing boat');
  if (!hero?.person || hero.action !== 'fish' || !boat || !rowing || !/boat|canoe|kayak/.test(boat.name))
    return;
  if (boat.name === 'sailing boat' && !/sail/i.test(boat.words)) {
    boat.name = rowing.name;
    boat.label = rowing.label;
  }
  hero.relation = { kind: 'riding', to: hero.relation!.to };
}

/** A room has its window: none stands on the floor beside somebody. */
function leaveWindows(draft: Draft): void {
  const [hero] = draft.things;
  const at = draft.things.findIndex(({ name }) => name === 'window');
  if (
    !hero?.person ||
    at < 0 ||
    // What is cleaned or looked through is there for its own sake.
    draft.things[at]!.relation ||
    draft.things.some(({ relation }) => relation?.to === at && relation.kind === 'on')
  )
    return;
  dropThing(draft, draft.things[at]!);
  draft.light ??= 'soft';
}

const OFFICE_WORK =
  /\b(?:receptionist|hotel reception|accountant|lawyer|attorney|consultant|secretary|bank clerk|insurance agent|tax advisor|travel agent|recruiter|job interview|business meeting)\b/i;

const WORN_ON_TRIAL = /^(sunglasses|glasses|hat|cap|scarf|crown|tiara)$/;

/** "trying on sunglasses", "adjusting glasses on a man": they are on the face. */
function tryOn(draft: Draft): void {
  const isTrying = /\b(?:tr(?:ying|ies|y)|putting|puts?) on\b/i.test(draft.text);
  for (const one of [...draft.things]) {
    const owner = one.relation ? draft.things[one.relation.to] : undefined;
    const isWorn = one.relation?.kind === 'on' || (isTrying && one.relation?.kind === 'held by');
    if (!owner?.person || !isWorn || !WORN_ON_TRIAL.test(one.name)) continue;
    owner.person.wearing.push({ name: one.name, colour: one.colour });
    if (one.relation?.kind === 'held by') owner.action = 'present';
    dropThing(draft, one);
  }
}

/** Whoever plays video games has a controller. */
function playVideoGames(draft: Draft): void {
  const [hero] = draft.things;
  const entry = catalogueEntry('game controller');
  if (!hero?.person || !entry || !/\b(?:video ?games?|gaming|playstation|xbox|nintendo)\b/i.test(draft.text))
    return;
  if (draft.things.some(({ name }) => /controller|computer|laptop|phone|keyboard/.test(name))) return;
  draft.things.push({ ...newThing(entry, '', 1), relation: { kind: 'held by', to: 0 } });
  if (hero.action === null || hero.action === 'play') hero.action = 'hold';
}

/** Whoever has a desk is in an office, and talks on the phone where the words say so. */
function goToWork(draft: Draft): void {
  const [hero] = draft.things;
  if (!hero?.person) return;
  const isDesk = draft.things.some(({ name }) =>
    /^(desk|office chair|computer|laptop|desktop computer|printer)$/.test(name),
  );
  if (isDesk && /^(business|person|woman|man|office|cashier|engineer)/.test(hero.name))
    draft.weakPlace ??= 'office';
  if (OFFICE_WORK.test(draft.text)) draft.weakPlace ??= 'office';
  // What they look at together stands before them.
  const screen = draft.things.find(({ name }) => /^(laptop|computer|tablet|open book|map)$/.test(name));
  if (screen?.relation?.to === 0 && screen.relation.kind === 'beside' && /\blook\w* at\b/i.test(draft.text))
    screen.relation = { kind: 'in front of', to: 0 };
  if (!/\bon (?:the|her|his|a|their) (?:phone|telephone|mobile)\b/i.test(draft.text)) return;
  hero.action = 'phone';
  const phone = draft.things.find(({ name }) => name === 'phone');
  if (phone) dropThing(draft, phone);
  const desk = draft.things.findIndex(({ name }) => name === 'desk');
  if (desk > 0) hero.relation = { kind: 'behind', to: desk };
  draft.notUnderstood = draft.notUnderstood.filter((word) => !/phone|mobile/i.test(word));
}

/** Trees stand in no classroom. */
function goUnderTrees(draft: Draft): void {
  const isTree = ({ name }: { name: string }): boolean => /\b(tree|oak|willow|palm|pine)\b/.test(name);
  const tree = draft.things.find((one, i) => i > 0 && isTree(one) && one.name !== 'christmas tree');
  if (tree && draft.things[0]?.person) draft.place ??= tree.name === 'palm' ? 'beach' : 'park';
}

/** A hot dog stand is a stall with its food. */
function openStands(draft: Draft): void {
  const stand = draft.things.find(({ name }) => name === 'pedestal');
  const stall = catalogueEntry('market stall');
  const isStand =
    /\b(hot ?dog|lemonade|fruit|vegetable|ice cream|coffee|flower|newspaper|juice|pizza|taco|burger|food|market|snack) (?:stand|booth|kiosk)\b/i;
  if (!stand || !stall || !isStand.test(draft.text)) return;
  stand.name = stall.name;
  stand.label = stand.words.toLowerCase() || stall.label;
  stand.kind = stall.kind;
  draft.surface = null;
}

/** Our boats have their paddles. */
function paddle(draft: Draft): void {
  const boat = draft.things.findIndex(({ name }) => /^(kayak|canoe|rowing boat)$/.test(name));
  const oar = draft.things[boat + 1];
  if (boat < 0 || oar?.name !== 'oar' || oar.relation?.kind !== 'with') return;
  draft.things.splice(boat + 1, 1);
  for (const one of draft.things)
    if (one.relation && one.relation.to > boat + 1)
      one.relation = { ...one.relation, to: one.relation.to - 1 };
}
