/** Stories of looking for something: what was lost, what nobody has seen yet, what turns up by itself, and who took it. */

import { type Plot, rowsOf } from '../row.ts';

/** {x} is gone and is found again. */
export const LOST: Plot = {
  titles: ['{A} and the Lost {X}', 'Where Is {A}’s {X}?', '{A} Looks for {his X}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}.
or: Do you know {A}? {He} was {an a} {trait}.
[0 | near | wide | A.happy X]
Of all the things in the world, {A} loved one best: {his x}.
or: {A} had {an x}. It was not the biggest in the world, and not the newest. But it was {A}’s very own.
[2 | home | close | A.happy]
When {A} went to the left, {the x} went to the left. When {A} hopped, {it} hopped.
[0 | goal | close | A.wow]
{When} {A} looked up. {He} looked down. {He} turned all the way round. {The x} {was} gone!
or: {When} it happened. {A} only looked away for a moment, just one. And {the x} {was} gone!
[1 | goal | wide | A.ask]
“{X1}, {x1}, where are you?” called {A}. Nobody answered. Only the wind said shhhh.
[0 | goal | together | B.ask A.sad]
“Why do you look so sad?” asked {B}. “I have lost {my x},” said {A}. “Then we will look for {it} together,” said {B}. “Four eyes see more than two.”
[1 | near | wide | A.walk B.walk]
They looked {near}. They found a button, a feather and a very cross beetle. But no {x}.
[3 | near | together | A.ask B.ask]
“{X1}, {x1}, where are you?” they called. “Not under my leaf,” said the beetle. “And mind your feet, please.”
[0 C | town | together | C.talk A.ask]
Then they met {C}. “Something went past my nose this morning,” said {C}. “It went that way. Wait, I am coming with you!”
[2 | water | wide | A.run B.run]
They looked {water}. Something was shining there! {A} ran. {A} jumped. {A} caught it with both hands.
[2 | water | close | A.sad]
But it was only an old tin lid, and it was not even a nice one.
[1 | deep@sunset | wide | A.fear B.fear]
They looked {deep}. It was getting dark, and they held hands. CRACK, went a twig. “That was me,” said {B}. “Sorry.”
[0 | high@night | close | A.sad]
At last {A} sat down {high}. “{X1}, {x1}, where are you?” {he} said, but so softly that only the moon could hear it.
[0 | high@night | together | B.talk A.ask]
{B} thought for a while. “Where did you laugh the last time?” asked {B}. {A} sniffed. {A} thought. And then {A} jumped up. “I know where!”
[2 | goal@morning | wide | A.run B.run]
They ran back the whole way, so fast that their shadows could hardly keep up.
[0 | goal@morning | wide | A.jump X]
And there {it} {was}! A little dusty, a little tired, and just as lovely as before. “{X1}, {x1}, here you are!”
[1 | goal | together | A.dance B.dance]
{A} danced in a circle, and {B} danced, too. They danced until their hats would have fallen off, if they had worn any.
[1 | goal@sunset | together | A.talk B.happy]
“You looked with me all day long,” said {A}. “And it was not even yours.” “No,” said {B}. “But the friend was mine.”
[0 | bed@night | close | A.happy]
That night {the x} {was} right beside {A}’s bed. “Good night,” whispered {A}. “Stay where I can see you.”
`),
};

/** {x} is wanted and has never been seen. */
export const SEEK: Plot = {
  titles: ['{A} and the {X}', '{A} Looks for the {X}', 'The {X} of {A}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. And {A} had a question that was too big for the house.
[0 | home@night | close | A.ask]
“Where can one find {an x}?” asked {A}. Nobody knew. So {he} decided to go and look.
or: “Somewhere,” said {A}, “there must be {an x}. If nobody else looks for {it}, I will.”
[1 | home@morning | wide | A.walk]
A sandwich, a piece of string, and off {he} went. One step, two steps, and then no more counting.
[0 | town | together | B.wow A.happy]
“Where are you going?” asked {B}. “To find {the x},” said {A}. “Is it far?” “I think so.” “Good,” said {B}. “Then I can come along.”
[2 | near | wide | A.walk B.walk]
First they searched {near}. They turned over every stone, and said sorry to everybody who lived under it.
[1 | near | close | A.sad]
No {x}. “Not here,” said {A}. “Then it is somewhere else,” said {B}. “And somewhere else is where we are going.”
[1 | water | wide | A.wow B.walk]
They searched {water}. It glittered so much down there! But when {A} reached in, {he} only got a wet sleeve.
[0 C | water | together | C.talk A.ask]
“You are looking too low,” said {C}. “I come this way every day, and I know every path. Follow me!”
[2 | deep@sunset | wide | A.fear B.fear]
They searched {deep}, where it was as dark as inside a boot. “Not here,” said {A}. “Then it is somewhere else,” said {B}, a little more quietly.
[3 | deep@night | together | A.fear B.fear]
Two round eyes looked at them. They looked back. Then the eyes said “Excuse me” and went away.
[0 | high@night | close | A.sad]
“Perhaps there is no {x} at all,” said {A}. {His} feet hurt, and the sandwich was only a memory.
[0 | high@night | together | B.talk A.sad]
“Wait,” said {B}. “We have always looked down. Look up! Look over there!” And {A} looked.
[2 | goal@morning | wide | A.run B.run]
They ran, they climbed, they helped each other over the last bit.
[0 | goal@morning | wide | A.jump X]
And there, right in front of them {wasx} {the x}, even more beautiful than {A} had thought.
[1 | goal | together | A.happy B.happy]
For a long time they said nothing. Some things are so big that words do not fit beside them.
[2 | goal@sunset | together | A.talk B.happy]
“Would you have gone on without me?” asked {B}. “No,” said {A}. “I would have stopped at the first stone.”
[0 | bed@night | close | A.happy]
Back at home {A} lay awake and smiled. Not here, not there: {he} knew now where to look. And tomorrow there would be another question.
`),
};

/** {x} turns up, and something has to be done with it. */
export const FOUND: Plot = {
  titles: ['{A} and the {X}', '{A} Finds {an X}', 'The Day {A} Found {an X}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. Most days nothing much happened to {him}.
or: Nothing ever happened to {A}. {He} was {an a} {trait}, and that was all.
[0 | goal | wide | A.wow X]
{When} {A} almost fell over something. It was {an x}!
or: {When} something lay there that had not been there before. {An x}!
[1 | goal | close | A.ask]
{A} looked at {it} from the left. {A} looked at {it} from the right. “Hello,” said {A}, just to be polite.
[2 | goal | close | A.happy]
“Finders keepers,” said {A}. But it did not sound quite right. “Somebody must miss you.”
[0 | town | together | B.ask A.happy]
“What have you got there?” asked {B}. “{An x},” said {A}. “And I do not know what to do with {it}.” “Then let us find out,” said {B}.
[2 | near | wide | A.walk B.walk]
They took {the x} {near}. They tried {it} upside down. They tried {it} with a song.
[1 | near | together | A.wow B.wow]
Nothing happened. And then, when they had stopped trying, something did. FIZZ! The air smelled of cinnamon.
[0 C | near | together | C.wow A.talk]
{C} came to see what the noise was. “I have heard of {an x} like that,” said {C}. “My grandmother told me. One must be very kind to {it}.”
[1 | water | wide | A.dance B.dance]
From that moment every puddle had a rainbow in it, and everybody they met began to hum.
[0 | high | close | A.cross]
But {A} held {the x} tighter and tighter. “It is mine,” said {A}. “Only mine.” And slowly, the colours went away.
[2 | high@sunset | together | B.sad A.cross]
“Now it is only a thing,” said {B} sadly. “Before, it was a wonder.”
[0 | high@night | close | A.sad]
{A} sat there with {the x} in the dark. It was very quiet. “I think,” said {A} at last, “a wonder wants to be looked at by more than one.”
[0 | goal@morning | wide | A.talk B.happy]
In the morning {A} carried {the x} to where everybody could see {it}. “{It} {is} for all of us,” {he} said.
[0 | goal | wide | A.jump X]
FIZZ! There was the cinnamon again. And this time the rainbow went right across the sky.
[2 | goal | together | A.dance B.dance]
They danced under it, big ones and small ones. Even the beetles came out in their good shoes.
[1 | goal@sunset | together | A.happy B.talk]
“Are you sorry that you gave {it} away?” asked {B}. “I did not give {it} away,” said {A}. “Now I have {it} every day, with company.”
[0 | bed@night | close | A.happy]
And since that day a lot has happened to {A}. Tonight {he} only wants to sleep, with a little cinnamon on {his} nose.
`),
};

/** Something is gone or strange, and clues lead to whoever did it. */
export const MYSTERY: Plot = {
  titles: ['{A} and the Secret of the {X}', 'Detective {A}', '{A} Solves a Riddle'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. {He} noticed everything. A crumb. A hair. A door that had been shut and was now open.
[0 | goal | wide | A.wow]
{When} there was something to notice: {the x}! {It} {was} not where {it} belonged.
or: {When} everybody was shouting at once. {The x}! Somebody had been at {the x}!
[1 | goal | close | A.ask]
“Nobody touch anything,” said {A}. “First we look. Then we think. Then we look again.”
[0 | goal | together | B.talk A.ask]
“I can help,” said {B}. “I am very good at looking.” And so there were two detectives.
[1 | near | wide | A.walk B.walk]
The first clue was a footprint {near}. It was small. It had a tail. “Ha!” said {A}.
[2 | near | close | A.ask]
First they looked. Then they thought. Then they looked again. The footprints went in a circle, because they were their own.
[1 | water | together | A.talk B.wow]
The second clue was a crumb {water}. {B} ate it before {A} could stop {bhim}. “Strawberry,” said {B}. “And a bit of dust.”
[0 C | town | together | C.fear A.talk]
“Where were you this morning, {C}?” asked {A}. “I was asleep!” said {C}. “But in my dream somebody giggled.” “Giggled?” said {A}. “That is the third clue.”
[2 | town | wide | A.walk B.walk]
They asked everybody. Nobody had seen anything, and everybody had seen something else.
[0 | deep@sunset | close | A.sad]
“I cannot solve it,” said {A}, and sat down {deep}. “The clues do not fit together.”
[0 | deep@night | together | B.ask A.wow]
Then something giggled. Very softly. “Did you hear that?” whispered {B}. First they listened. Then they crept closer.
[0 | deep@night | wide | A.wow B.wow X]
And there they saw it: a family of very small mice, and in the middle {the x}. “We only borrowed {it},” squeaked the smallest one. “It is our birthday.”
[1 | deep@night | together | A.happy B.happy]
“Why did you not ask?” said {A}. “Nobody ever hears us,” said the smallest one. “We are too quiet.”
[1 | goal@morning | wide | A.walk B.walk]
So they carried {the x} back together. And the mice said sorry, as loudly as they could. It was hardly a whisper.
[0 | goal@sunset | wide | A.dance B.dance]
There was cake for everybody that afternoon, and a very small table with very small chairs.
[0 | bed@night | close | A.happy]
“Case closed,” wrote {A} into {his} notebook. First {he} looked. Then {he} thought. Then {he} yawned, and fell asleep.
`),
};
