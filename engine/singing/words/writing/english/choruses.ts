/** Choruses of English songs: four lines each, by what kind of thing they call and whether it hurts. */

import type { SubjectKind } from '../subject.ts';
import { couplets } from './couplets.ts';

/** Two and two lines rhyme. */
export interface Chorus {
  kind: SubjectKind;
  isSore: boolean;
  lines: readonly string[];
}

/** For somebody who is here and has lost what was theirs. */
export const CONSOLING = /lay your burden|hold on to me/;
/** Of deeds that are told rather than done, 'how we met', only those that begin so. */
export const TELLING = /^This is /;

const of = (kind: SubjectKind, isSore: boolean, text: string): Chorus[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((one) => ({ kind, isSore, lines: one.split('\n').map((line) => line.trim()) }));

/** `{x}`: its name as one calls it; `{p}`: with its article; `{X}`, `{P}`: at the beginning of a line. */
export const CHORUSES: readonly Chorus[] = [
  ...of(
    'person',
    false,
    `
    Oh, {x}, come and sing with me
    There is nowhere I would rather be
    Oh, {x}, when the day is done
    You are still my morning sun

    Oh, {x}, do you know it too?
    All the good days start with you
    Oh, {x}, if you lose your way
    I will sing you home one day

    Oh, {x}, keep a light for me
    Like a harbour by the sea
    Oh, {x}, when the night is long
    You will hear me in this song

    Hey, {x}, you are one of a kind
    Hey, {x}, you are on my mind
    Nobody laughs the way you do
    Nobody else could be like you

    Here is to {p}, here is to you
    To every little thing you do
    Here is to {p}, raise it high
    You are the blue in all my sky
    `,
  ),
  ...of(
    'person',
    true,
    `
    Oh, {x}, I still say your name
    Nothing since has felt the same
    Oh, {x}, when the lights are low
    I hum the songs you used to know

    Oh, {x}, are you sleeping well?
    There is so much I want to tell
    Oh, {x}, if you hear me now
    I will love you anyhow

    Oh, {x}, lay your burden down
    There is a light in every town
    Oh, {x}, even rivers rest
    Lean your head upon my chest

    Oh, {x}, hold on to me
    Even the dark lets go of the sea
    Oh, {x}, the night is long
    But not as long as this small song

    Come back, {x}, come back to me
    The house is wider than the sea
    Come back, {x}, the nights are cold
    There is no other hand to hold
    `,
  ),
  ...of(
    'place',
    false,
    `
    Take me back to {p} once more
    I know the way, I know the door
    Take me back to {p} tonight
    I see it shining, warm and bright

    Oh, {x}, you are calling me
    Like a river calls the sea
    Oh, {x}, I am on my way
    Keep a place for me today

    Oh, {x}, open up your sky
    Let me stay and let me fly
    Oh, {x}, anywhere I roam
    Something in you feels like home
    `,
  ),
  ...of(
    'place',
    true,
    `
    Oh, {x}, I am far away
    I walk your streets in dreams all day
    Oh, {x}, do you know my name?
    Are the lamps at night the same?

    Goodbye, {x}, I have to go
    I love you more than you will know
    Goodbye, {x}, and do not cry
    I leave my heart and say goodbye
    `,
  ),
  ...of(
    'thing',
    false,
    `
    This is for {p}, hear it ring
    This is a song that all can sing
    This is for {p}, loud and clear
    For everyone who brought us here

    All I want is {p} and you
    A little time, a sky of blue
    All I want is {p} tonight
    And everything will be all right

    Oh, {x}, I will never tire
    You are the spark, you are the fire
    Oh, {x}, turn the evening gold
    You are a story to be told

    Oh, {x}, how you carry me
    Like a paper boat at sea
    Oh, {x}, never let me go
    You are the sweetest thing I know
    `,
  ),
  ...of(
    'thing',
    true,
    `
    Oh, {x}, you were hard on me
    You took the wind out of the sea
    Oh, {x}, I am standing yet
    I will not break, I will not forget

    After {p}, the house is still
    I miss you now, I always will
    After {p}, I say your name
    And nothing ever feels the same

    Oh, {x}, do not leave me here
    I have counted every tear
    Oh, {x}, if the morning breaks
    I will do what courage takes
    `,
  ),
  ...of(
    'deed',
    false,
    `
    {I} {x}, {W}
    {I} {x}, it is a brand new day
    One more step and I am free
    There is so much more of me

    {X}, one day at a time
    Every hill is ours to climb
    {X}, we are not afraid
    Look at all the way we made

    This is {x}, this is the start
    I feel it beating in my heart
    This is {x}, come what may
    I will be braver every day
    `,
  ),
  ...of(
    'deed',
    true,
    `
    {X} is harder than they say
    I learn it slowly, day by day
    {X}, and I still hold on
    I will sing till the night is gone

    {X}, and the house is still
    I hold my breath, I always will
    {X}, but I say your name
    And nothing ever feels the same
    `,
  ),
];

/** Beginnings of verses with what the wish tells of somebody: `{v}` is what they do, said to them. The first two are true of what was done once, too. */
export const TOLD_DEEDS = couplets(`
  They say you {v}, I say it too
  And every single word is true
  You {v}, it makes me smile
  Let me stay with you a while
  You {v}, and I know why
  You never let a day go by
  You {v}, you always do
  And that is what I love in you
`);

/** The same where it hurts. */
export const TOLD_SORROWS = couplets(`
  You {v}, I know, I know
  Some things are slow in letting go
  You {v}, and still you stand
  Come here to me and take my hand
`);

/** With what else the wish names: `{n}`, with its article. */
export const TOLD_THINGS = couplets(`
  I think of {n} now and then
  And hum the same old tune again
  Remember {n}, remember the light
  We talked about it half the night
  With {n} and a song or two
  There is nothing that we cannot do
`);
