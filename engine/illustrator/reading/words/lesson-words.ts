/** Classes, lessons and workshops: what is taught there, and who is seen doing it. */

import type { Activity } from '../../people/activities.ts';
import type { PersonName } from '../../people/trades.ts';
import { singular } from '../sentence/word-forms.ts';

export interface Lesson {
  name: PersonName;
  action: Activity | null;
  place: string | null;
}

const MEETINGS =
  /^(class|lesson|workshop|course|session|training|practice|club|team|camp|retreat|school|academy|bootcamp|masterclass|tutorial|training session)$/;

/** 'words → who, what, where'; without a deed they do what their trade does. */
const TAUGHT: readonly (readonly [words: string, name: PersonName, action?: Activity, place?: string])[] = [
  ['yoga', 'yogi', 'yoga', 'yoga studio'],
  ['pilates,stretching,barre', 'yogi', 'stretch', 'yoga studio'],
  ['meditation,mindfulness', 'yogi', 'meditate', 'yoga studio'],
  ['cooking,cookery,culinary,sushi,pasta,pasta making', 'chef', 'cook', 'kitchen'],
  ['baking,bread,bread making,pastry,cake,cake decorating,sourdough', 'baker', 'bake', 'kitchen'],
  ['pottery,ceramics,ceramic,clay', 'potter', undefined, 'workshop'],
  ['dance,dancing,salsa,tango,zumba,hip hop,ballroom,line dancing', 'dancer', 'dance'],
  ['ballet', 'ballerina', 'ballet'],
  ['painting,art,watercolor,watercolour', 'artist', 'paint'],
  ['drawing,life drawing,sketching,calligraphy', 'artist', 'draw'],
  ['photography,photo', 'photographer', 'photograph'],
  ['swimming,swim', 'swimmer', 'swim'],
  ['surf,surfing', 'surfer', 'surf'],
  ['ski,skiing', 'skier', 'ski'],
  ['snowboard,snowboarding', 'snowboarder', 'ski'],
  ['skateboard,skateboarding', 'skateboarder', 'skate'],
  ['skating,ice skating,figure skating', 'skater', 'skate'],
  ['football,soccer', 'footballer', 'kick'],
  ['basketball,volleyball', 'basketball player', 'throw'],
  ['tennis,badminton', 'tennis player', 'swing'],
  ['golf', 'golfer', 'swing'],
  ['boxing,kickboxing,karate,judo,martial arts,self defense,self defence,taekwondo', 'boxer', 'box'],
  ['running,marathon', 'runner', 'run'],
  ['hiking', 'hiker', 'walk'],
  ['cycling', 'cyclist', 'ride'],
  ['climbing', 'climber', 'climb'],
  ['fitness,gym,aerobics,workout,hiit,gymnastics,exercise', 'person', 'stretch', 'gym'],
  ['guitar', 'guitarist', 'play guitar'],
  ['violin', 'violinist', 'play violin'],
  ['singing,vocal,voice', 'singer', 'sing'],
  ['sewing,tailoring,quilting', 'tailor', 'sew'],
  ['knitting,crochet', 'woman', 'knit', 'living room'],
  ['gardening', 'gardener'],
  ['flower arranging,floristry,floral,bouquet', 'florist', 'arrange'],
  ['barista,coffee,latte art', 'barista', 'make coffee', 'cafe'],
  ['woodworking,carpentry,wood carving', 'carpenter', undefined, 'workshop'],
  ['language,english,spanish,french,german,math,maths,science', 'student', 'study', 'classroom'],
  ['coding,programming,computer', 'person', 'type', 'office'],
  ['writing,creative writing', 'person', 'write'],
];

const BY_WORD: ReadonlyMap<string, Lesson> = new Map(
  TAUGHT.flatMap(([words, name, action = null, place = null]) =>
    words.split(',').map((word) => [word, { name, action, place: place as string | null }] as const),
  ),
);

/** "cooking class", "beginner yoga lessons": undefined where the last word is no lesson or nothing known is taught. */
export function lessonOf(phrase: string): Lesson | undefined {
  const at = phrase.lastIndexOf(' ');
  if (at < 0) return undefined;
  const two = phrase.endsWith('training session') || phrase.endsWith('training sessions');
  const end = two ? phrase.lastIndexOf(' training session') : at;
  return MEETINGS.test(singular(phrase.slice(at + 1))) ? BY_WORD.get(phrase.slice(0, end)) : undefined;
}

/** Who practises it: "pottery" is a potter's. */
export const tradeOf = (word: string): Lesson | undefined => BY_WORD.get(word);
