/** The stance of every activity: one table, with the few that share theirs. */

import type { Activity } from '../activities.ts';
import { type Act, EASY } from './act.ts';
import * as games from './doing/games.ts';
import * as gestures from './doing/gestures.ts';
import * as moving from './doing/moving.ts';
import * as music from './doing/music.ts';
import * as outings from './doing/outings.ts';
import * as reading from './doing/reading.ts';
import * as serving from './doing/serving.ts';
import * as training from './doing/training.ts';
import * as working from './doing/working.ts';

/** Hands are left to what was handed over. */
const hold: Act = () => ({ ...EASY, head: [0, 5, 3], face: { smile: 0.6 } });

const ACTS: Record<Activity, Act> = {
  stand: moving.stand,
  walk: moving.walk,
  run: moving.run,
  jump: moving.jump,
  sit: moving.sit,
  kneel: moving.kneel,
  crouch: moving.crouch,
  sleep: moving.sleep,
  lie: moving.lie,
  lean: moving.lean,
  wave: gestures.wave,
  point: gestures.point,
  cheer: gestures.cheer,
  think: gestures.think,
  talk: gestures.talk,
  laugh: gestures.laugh,
  cry: gestures.cry,
  hug: gestures.cheer,
  kiss: moving.stand,
  'shake hands': gestures.present,
  clap: gestures.clap,
  pray: gestures.pray,
  salute: gestures.salute,
  present: gestures.present,
  dance: training.dance,
  ballet: training.ballet,
  yoga: training.yoga,
  meditate: reading.meditate,
  stretch: training.stretch,
  'lift weights': training.liftWeights,
  climb: training.climb,
  swim: training.swim,
  dive: training.dive,
  surf: training.surf,
  ski: training.ski,
  skate: training.skate,
  box: games.box,
  fight: games.fight,
  aim: games.aim,
  ride: outings.ride,
  drive: outings.drive,
  row: outings.row,
  fly: outings.fly,
  float: outings.float,
  fall: outings.fall,
  graze: moving.crouch,
  guard: gestures.guard,
  hunt: games.aim,
  roar: gestures.cheer,
  howl: gestures.cheer,
  hide: gestures.hide,
  play: games.play,
  read: reading.read,
  write: reading.write,
  type: reading.type,
  draw: reading.draw,
  paint: reading.paint,
  photograph: reading.photograph,
  phone: reading.phone,
  study: reading.study,
  cook: serving.cook,
  pour: serving.pour,
  serve: serving.serve,
  eat: reading.eat,
  drink: reading.drink,
  bake: serving.bake,
  'make coffee': serving.makeCoffee,
  hold,
  carry: hold,
  'hold baby': hold,
  give: serving.give,
  push: working.push,
  pull: working.pull,
  throw: games.throwing,
  catch: games.catching,
  kick: games.kick,
  swing: games.swing,
  fish: outings.fish,
  'water plants': working.waterPlants,
  dig: working.dig,
  sweep: working.sweep,
  hammer: working.hammer,
  saw: working.saw,
  sew: working.sew,
  knit: working.knit,
  repair: working.repair,
  cut: working.cut,
  arrange: working.arrange,
  examine: working.examine,
  teach: working.teach,
  shop: working.shop,
  deliver: serving.deliver,
  'play guitar': music.playGuitar,
  'play violin': music.playViolin,
  'play piano': music.playPiano,
  'play drums': music.playDrums,
  'play trumpet': music.playTrumpet,
  'play flute': music.playFlute,
  sing: music.sing,
  conduct: music.conduct,
  'blow bubbles': outings.blowBubbles,
  'fly kite': outings.flyKite,
  'walk dog': outings.walkDog,
  umbrella: outings.umbrella,
  'look through': reading.lookThrough,
  'cast spell': outings.castSpell,
  picnic: reading.picnic,
  meet: gestures.talk,
};

/** What a trade does differently from everybody else. */
const OWN: Partial<Record<string, Partial<Record<Activity, Act>>>> = {
  cellist: { sit: music.playCello, stand: music.playCello, 'play violin': music.playCello },
  dj: { dance: music.playDecks, stand: music.playDecks },
};

export const actOf = (activity: Activity, name: string): Act => OWN[name]?.[activity] ?? ACTS[activity];

/** Brought along by trades that hold something without doing anything with it. */
export const TOOLS: Partial<Record<string, string>> = {
  farmer: 'fork',
  student: 'notebook',
  nurse: 'clipboard',
  bride: 'bouquet',
  baker: 'bread',
  beekeeper: 'jug',
  potter: 'jug',
  miner: 'shovel',
  businessman: 'briefcase',
  judge: 'hammer',
};
