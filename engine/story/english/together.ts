/** Stories of two: finding a friend, helping, sharing, a secret, a journey, and anything else that one can set out to do. */

import { type Plot, rowsOf } from '../row.ts';

/** {B} becomes the friend. */
export const FRIEND: Plot = {
  titles: ['{A} Finds a Friend', 'A Friend for {A}', '{A} and {Bt}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.stand]
{A} was {an a} {trait}. {He} had a swing with two seats. One of them was always empty.
[1 | home | close | A.sad]
When {A} said “Good morning”, nobody said it back. Only the echo, and the echo was a bit late.
[0 | home | close | A.talk]
{When} {A} had enough of it. “I am going to find a friend,” {he} said. “There is room for two.”
[0 | near | wide | A.walk]
{He} asked a snail {near}. “There is room for two,” said {A}. “Not in my house,” said the snail, and shut the door.
[1 | water | wide | A.ask]
{He} asked the ducks {water}. They talked all at once, and none of them listened.
[2 | town | wide | A.talk]
{He} put up a note: FRIEND WANTED. ROOM FOR TWO. Somebody drew a moustache on it. That was all.
[0 C | town | together | C.talk A.sad]
“You cannot find a friend like a mushroom,” said {C}. “You have to be one first. Try it. It does not hurt.”
[0 | high@sunset | close | A.sad]
In the evening {A} sat {high}. A drop fell on {his} foot. It was not rain.
[0 | deep@sunset | wide | A.wow B.sad]
But somebody else was sniffing, too. {A} looked round the corner, and there sat {B}.
[0 | deep@sunset | together | A.ask B.sad]
“What is the matter?” asked {A}. “Nobody plays with me,” said {B}. “They say I am different.” “How lucky,” said {A}. “I have never had a different one.”
[1 | home@morning | wide | A.happy B.wow]
{A} showed {B} the swing. “There is room for two,” {he} said. {B} touched the empty seat as if it were made of glass.
[0 | home | wide | A.jump B.jump]
They swung until they could see over the roof. They saw the whole world, and it was full of afternoon.
[1 | near | together | A.cross B.cross]
Once they quarrelled. It was about a stick. “I found it first!” “No, I did!” {B} went to the left, and {A} went to the right.
[2 | near | close | A.sad]
But a stick is a very bad friend. It cannot even say good morning.
[0 | near@sunset | together | A.talk B.talk]
“Sorry,” said {A}. “Sorry,” said {B}, at exactly the same time. They broke the stick in two. Now it was two magic wands.
[0 | home@sunset | together | A.happy B.happy]
“Will you come again tomorrow?” asked {A}. “No,” said {B}. “I will just not go home before supper.”
[0 | bed@night | close | A.happy]
“Good night,” said {A} out of the window. And from not very far away somebody said it back. It was not the echo.
`),
};

/** {B} is in need of help. */
export const HELP: Plot = {
  titles: ['{A} and {Bt}', '{A} to the Rescue', '{A} Helps {Bt}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. In {his} pockets {he} had a string, a plaster and half a biscuit. You never know.
[1 | home | wide | A.walk]
“I wish somebody needed me,” said {A} sometimes. But everybody was quite all right, thank you.
[0 | goal | close | A.wow]
{When} {A} heard something. It was not a bark and not a squeak. It was a very small “Help”.
[0 | goal | together | A.ask B.sad]
It was {B}. “Do not be afraid,” said {A}. “I am here. Tell me what is wrong.”
[0 | goal | together | B.sad A.talk]
{B} told {him} everything. It was a sad story. “I cannot do it alone,” said {B}. “You are not alone,” said {A}. “I am here.”
[1 | goal | close | A.happy B.happy]
First of all, {A} broke the half biscuit into two quarters. Nobody can think with an empty tummy.
[0 | near | wide | A.walk B.walk]
Then they set off, {A} in front. They went {near}, and {A} bent every twig out of the way.
[2 | water | wide | A.run B.fear]
They came to a place {water} where it went no further. {A} tied the string to a stone and made a bridge of it. It wobbled. It held.
[1 | water | together | B.fear A.talk]
“Do not look down,” said {A}. “Look at me. I am here.” And {B} looked at {A} the whole way.
[0 C | town | together | C.talk A.ask]
“You two look tired,” said {C}. “Come in for a moment, and then take the short cut. I will show you.”
[0 | deep@night | wide | A.fear B.fear]
Then night came, and with it the rain. They crept under a big leaf. It dripped on {A}, because {he} had given {B} the dry side.
[0 | deep@night | together | A.sad B.ask]
“What if we never manage it?” asked {B}. {A} did not know the answer. So {he} said the only thing that was certain. “I am here.”
[1 | deep@night | close | A.happy B.happy]
They fell asleep, back to back. That keeps you warm, and nobody can sneak up on you.
[2 | high@morning | wide | A.wow B.wow]
In the morning the rain had washed the whole world clean. And from {high2} they could see everything.
[0 | goal@morning | wide | A.jump B.jump]
“There!” cried {B}. “There it is! We have done it!” And {B} ran, and laughed, and turned a somersault.
[1 | goal | together | B.happy A.happy]
Now everything was good again. {B} hugged {A} so hard that the plaster fell out of {his} pocket.
[0 | goal@sunset | together | B.talk A.happy]
“How can I thank you?” asked {B}. {A} turned red. “Come and see me,” {he} said. “Even if you do not need anything.”
[0 | bed@night | close | A.happy]
That night {A} put a new biscuit into {his} pocket, a whole one. And from far away, it seemed to {him}, somebody called: “I am here, too!”
`),
};

/** Something is not shared, or there is a quarrel. */
export const SHARE: Plot = {
  titles: ['{A} Learns to Share', 'Mine! Says {A}', '{A} and {Bt}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. And {he} knew one word better than all the others: “Mine!”
[0 | home | wide | A.happy X]
{A} had {an x}. {It} {was} the best {x} far and wide. “Mine!” said {A}, and sat down in front of {it}.
[0 | goal | together | B.ask A.cross]
“May I have a turn?” asked {B}. “No,” said {A}. “Mine!” “Only a little?” “Mine!” “Only a look?” “Mine, mine, mine!”
[1 | goal | wide | B.sad]
So {B} went away. {B} did not slam the door. {B} only closed it, very softly.
[0 C | goal | together | C.ask A.cross]
Then {C} came. “Is there something for me, too?” asked {C}. “Mine!” said {A}. And {C} went away as well.
[2 | home | close | A.stand]
Now {A} had everything to {himself}. {He} played. {He} won every game, because nobody else was in it.
[0 | home@sunset | close | A.sad]
It got quieter and quieter. “Mine,” said {A}. It sounded like a spoon falling into an empty pot.
[1 | high@sunset | wide | A.sad]
{He} took {the x} and went {high}. From there {he} could see the others. They had nothing but an old box, and how they laughed!
[2 | high@night | close | A.ask]
“Why do they laugh?” asked {A}. “They have got nothing.” The wind knew why. But the wind did not tell.
[0 | deep@night | wide | A.wow]
On the way home {A} tripped, and {the x} rolled away into the dark. “Help!” called {A}. “My … my …” And {he} could not say the word.
[0 | deep@night | together | B.talk A.sad]
Somebody came with a lantern. It was {B}. “I will help you look,” said {B}. “Although I was not nice to you?” asked {A}. “Although,” said {B}.
[1 | deep@night | wide | A.walk B.walk]
They looked for {it} together, with one lantern for two. And nobody said “Mine!” about the light.
[0 | goal@morning | wide | A.jump X]
When it was morning, they had {it} again! {A} held {the x} tight. Then {he} held {it} out. “Yours,” said {A}. “First you, then me.”
[0 | goal | wide | B.jump A.dance]
How strange! When {B} was happy, {A} was happy as well. It was like having {the x} twice.
[1 | goal | together | A.happy B.happy]
All the others came, too. {A} learned a lot of new words that day: yours, ours, and “You are it!”
[0 | bed@night | close | A.happy]
And when {A} was in bed, {he} tried out one more. “Ours,” {he} whispered to the moon. It sounded like a whole orchestra.
`),
};

/** Something must not be told. */
export const SECRET: Plot = {
  titles: ['{A} Has a Secret', 'Psst, {A}!', 'The Secret of {A}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. {He} could not keep anything to {himself}, not even the weather.
[0 | goal | wide | A.wow X]
{When} {A} got a secret. A real one. It was about {the x}. Psst!
or: {When} it began: {A} was to {deed}, and nobody was to know. Psst!
[1 | home | close | A.fear]
A secret tickles. It sat behind {A}’s teeth and wanted to get out. {A} pressed {his} lips together. Psst!
[0 | home | together | B.ask A.fear]
“You look so funny,” said {B}. “Have you got toothache?” {A} shook {his} head. “Have you got a frog in your mouth?” {A} shook {his} head again.
[1 | near | wide | A.run]
{A} ran away, {near}. {He} dug a hole and whispered everything into it. That helped for almost an hour.
[2 | town | wide | A.fear]
In town everybody said: “What is new, {A}?” {He} held {his} breath until {his} face was as red as a tomato.
[0 C | town | together | C.talk A.fear]
“I can see that you have a secret,” said {C}. “There are two kinds. Is yours a warm one or a cold one?” {A} thought. “A warm one,” {he} said. “Then it will keep,” said {C}.
[0 | home@sunset | together | B.sad A.sad]
“You do not talk to me any more,” said {B}. “Are you not my friend any more?” That hurt, right in the middle.
[0 | high@night | close | A.sad]
{A} sat {high} and did not know what to do. If {he} told, it would all be spoiled. If {he} did not, {B} would be sad.
[1 | high@night | together | A.talk B.ask]
So {A} said: “I have a secret. It is a warm one. I cannot tell you today. Will you wait with me until tomorrow?” {B} nodded.
[2 | home@night | wide | A.happy B.happy]
It is much easier to keep a secret when somebody helps you not to tell it. Psst, went {A}. Psst, went {B}.
[0 | goal@morning | wide | A.talk B.ask]
In the morning {A} took {B} by the hand. “Now shut your eyes,” said {A}. “Three, two, one …”
[0 | goal | wide | B.jump A.happy X]
“Now!” {B} looked. {B} opened {bhis} mouth and shut it again. “For that,” said {B}, “you kept quiet for so long?”
[0 | goal | together | B.happy A.happy]
“It was the longest day of my life,” said {A}. And then {he} talked and talked, everything at once, until evening.
[0 | bed@night | close | A.happy]
Now there is no secret left. Only one: how proud {A} was. But that one {he} keeps. Psst. Good night.
`),
};

/** A journey {to} somewhere. */
export const TRAVEL: Plot = {
  titles: ['{A} Goes {Far}', '{A} and the Long Way', '{A} Sets Off'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. From {his} window {he} could see as far as the next hill. It was not far enough.
[0 | home | close | A.happy]
{When} {A} made up {his} mind. “I am going to {mydeed},” {he} said. “And what will you need?” asked the clock. Tick, tock.
[1 | home | wide | A.dance]
{He} needed a map, an apple, warm socks and a bit of courage. The courage {he} put on the very top.
[0 | home | together | B.wow A.happy]
“You want to go so far? All by yourself?” asked {B}. “Unless you come, too,” said {A}. {B} was already packing.
[0 | near@morning | wide | A.walk B.walk]
On and on they went, until the house was only a dot. Then it was not even a dot. “Are we nearly there?” asked {B}. “Nearly,” said {A}.
[1 | water | wide | A.ask B.ask]
The way stopped {water}. The map said nothing about that. It only had a stain there, from the apple.
[2 | water | wide | A.jump B.fear]
“Then the stain is where we cross,” said {A}. They held each other tight. It went hop, and hop, and SPLASH.
[0 C | town | together | C.talk A.ask]
“Visitors!” said {C}. “I have never seen anybody come from so far away. You are going the wrong way. I will take you there.”
[1 | deep@sunset | wide | A.fear B.fear]
It grew dark {deep}. Something sighed. “Are we nearly there?” whispered {B}. “Nearly,” whispered {A}.
[0 | high@night | close | A.sad]
Then came the moment when they had lost the map, the way, and one of the socks. Even the courage was nearly gone.
[0 | high@night | together | B.talk A.sad]
“Shall we turn back?” asked {A}. {B} thought about it. “I have counted,” said {B}. “Back is just as far as on. And on is newer.”
[2 | high@night | wide | A.happy B.happy]
They shared what was left of the apple. They shared what was left of the courage. It was enough for two.
[0 | goal@morning | wide | A.wow B.wow]
And when the light came back, they stood there with open mouths. “We are there,” said {A}. “We are really there!”
[0 | goal | wide | A.jump B.jump X]
{He} had wanted to {deed}. And now {he} did! Everything was bigger than on the map, and there was no stain on it.
[1 | goal | together | A.happy B.happy]
They looked at everything twice: once for now, and once for remembering.
[0 | home@sunset | wide | A.run B.run]
The way home was shorter, as it always is. And the house was still there. It had waited for them. Tick, tock.
[0 | bed@night | close | A.happy]
“Are we nearly there?” murmured {A} into the pillow. Yes, {A}. Now you are there.
`),
};

/** Somebody cannot go on alone: {deed} is what has happened. */
export const STUCK: Plot = {
  titles: ['Heave-Ho, {A}!', '{A} and the Great Heave-Ho', 'Who Will Help {A}?'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. {He} helped everybody, all day long. “No trouble at all,” {he} always said.
[0 | goal | close | A.wow]
{When} it happened. {A} {past}. {He} could not go on, and {he} could not go back.
[1 | goal | wide | A.cross]
“No trouble at all,” said {A}, and tried with all {his} might. Nothing moved. Only the clouds.
[0 | goal | together | B.ask A.sad]
“Do you need help?” asked {B}. {A} went red. {He} had never needed help before. “Perhaps a very small one,” said {A}.
[0 | goal | wide | B.jump A.fear]
“Heave-ho!” called {B}, and pulled. “Heave-ho!” {B} pulled so hard that {bhe} sat down. Nothing moved.
[1 | town | wide | B.run]
{B} ran to fetch the goat. “Heave-ho!” They pulled together, {B} and the goat. Nothing moved.
[0 C | goal | together | C.talk A.wow]
{C} came and took hold, too. “Heave-ho!” Now they were three who pulled. There was a creak. But nothing moved.
[2 | goal | wide | B.cross A.sad]
They fetched the goose, and the goose fetched the postman. “Heave-ho!” It looked like a very long sausage. Nothing moved.
[0 | goal@sunset | close | A.sad]
“Go home,” said {A} softly. “It is no use. I am only trouble.” A tear ran down and dropped on the ground.
[0 | goal@night | together | B.talk A.sad]
“You?” said {B}. “Who carried my chair when I was tired? Who told the goose a story when she was ill? It is your turn now. That is all.”
[1 | goal@night | close | A.wow]
{A} had never looked at it like that. {He} swallowed. “Then please help me,” said {A}. “All of you. With a big one.”
[0 | goal@morning | wide | B.jump A.jump]
“One, two, HEAVE-HO!” And who came running, right at the end? A tiny ladybird, who took hold of the last tail. Pop! {A} was free!
[1 | goal | wide | A.dance B.dance]
They all fell in a heap, the goat on top, the postman below. “That was me,” said the ladybird. “You see? It was me.”
[0 | goal@sunset | together | A.talk B.happy]
“Thank you,” said {A}. It was quite an easy word. {He} wondered why {he} had never used it. “No trouble at all,” said everybody.
[0 | bed@night | close | A.happy]
And if you are ever stuck, you only need to call. Somebody will hear you. Heave-ho, {A}. Good night.
`),
};

/** The way home is lost. */
export const ASTRAY: Plot = {
  titles: ['{A} Finds the Way Home', '{A} and the Long Way Home', 'Where Is Home, {A}?'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. {He} knew the way to the well, the way to the baker, and the way back. Those were all the ways {he} needed.
[0 | goal | wide | A.walk B.walk]
{When} {A} followed a butterfly. It went left, it went right, it went up and away. And when {he} looked round, nothing was where it belonged.
[0 | goal | close | A.fear]
“Home must be here somewhere,” said {A}. “It was there this morning.” But there was only somewhere, and no home.
[0 | goal | together | B.fear A.talk]
“Are we lost?” asked {B}. {A} wanted to say no. “We are not lost,” {he} said. “We are here. It is only home that is lost.”
[1 | near | wide | A.walk B.walk]
They tried the way with the big stones. It led to bigger stones. They tried the way with the little flowers. It led to a bee.
[1 | water | together | A.ask B.ask]
“Excuse me,” said {A} to the bee, “where is home?” “Where the honey is,” said the bee. It was a good answer, but not for them.
[0 C | deep@sunset | together | C.talk A.ask]
Then they met {C}. “Home is where somebody has noticed that you are gone,” said {C}. “Listen! One can often hear it.”
[2 | water | close | A.ask]
“Excuse me,” said {A} to a trout, “where is home?” “Against the current,” said the trout. It was getting late.
[0 | deep@night | wide | A.fear B.fear]
Now it was dark. Every tree had somebody standing behind it, and the somebody was always only the next tree.
[0 | deep@night | close | A.sad]
{A} sat down. {He} did not cry. It was only that {his} eyes were raining.
[0 | deep@night | together | B.talk A.sad]
{B} moved up close. “Tell me what it looks like, our home,” said {B}. “Then we can see it better.” “There is a lamp in the window,” said {A}. “It smells of toast. And the third step creaks.”
[1 | high@night | wide | A.wow B.wow]
While {A} was telling it, {he} lifted {his} nose. “Toast,” said {A}. “{B}, I can smell toast!” They followed their noses up the hill, hand in hand.
[0 | high@night | wide | A.jump B.jump]
And there, far below, was a very small light. It was going to and fro, as lamps do when somebody is looking for somebody.
[0 | home@night | wide | A.run B.run]
They ran so fast that they almost overtook themselves. “Here we are!” they called. “Here we are!” And the third step creaked.
[1 | home@night | together | A.happy B.happy]
There was toast, a whole mountain. “Where is home?” asked {A} with {his} mouth full. “Here,” said {B}. “I have found it. It was not lost at all.”
[0 | bed@night | close | A.happy]
Since then {A} knows four ways: to the well, to the baker, back, and the way by the nose. Good night, {A}. The lamp stays on.
`),
};

/** Whatever else somebody sets out to do. */
export const DEED: Plot = {
  titles: ['{A} and the Big Idea', '{A} Will Not Give Up', 'The Great Day of {A}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. {His} house was small, but {his} head was full of ideas.
[1 | bed@night | close | A.ask]
One night an idea came in through the window and sat down on the end of {his} bed. It was a very large one.
[0 | home@morning | close | A.happy]
“I know what I will do,” said {A} in the morning. “I am going to {mydeed}. And why not?”
[1 | town | wide | A.talk]
“That will never work,” said the baker. “That has never been done,” said the postman. “And why not?” asked {A}. They did not know.
[0 | home | together | B.ask A.happy]
“You want to {mydeed}?” asked {B}. “All by yourself?” “Unless you help me,” said {A}. {B} thought about it. “And why not?” said {B}.
[1 | near | wide | A.walk B.walk]
They began with the easy part. It was not easy. They were muddy up to the ears before they had even started.
[2 | water | wide | A.jump]
They tried it with a lot of noise. All that came of it was a duck, who complained.
[0 C | town | together | C.talk A.ask]
{C} looked on for a while. “You are doing it from the wrong end,” said {C}. “Let me show you. I have been waiting all week for somebody to ask me.”
[0 | deep@sunset | wide | A.flee B.flee]
They tried it secretly, in the evening. Then something rustled {deep}, and they ran until they had no breath left.
[0 | high@night | close | A.sad]
“The postman was right,” said {A}, and sat down {high}. “It will never work.”
[0 | high@night | together | B.talk A.sad]
“And why not?” asked {B}. {A} looked up. That was really a good question. {He} could not think of a single answer.
[1 | goal@morning | wide | A.dance B.dance]
So they tried it once more, and this time they did it in their own way: {A} did what {A} could do, and {B} did the rest.
[0 | goal | wide | A.jump B.jump X]
And it worked! {A} {past}! It really happened, in broad daylight, and everybody could see it.
[1 | goal | wide | A.happy B.happy]
The baker dropped a bun. The postman forgot his letters. “How is that possible?” they asked. {A} and {B} laughed.
[0 | goal@sunset | together | A.happy B.happy]
“What was the best part?” asked {B}. {A} did not have to think for long. “The part when you said: And why not?”
[0 | bed@night | close | A.happy]
That night {A} looked out of the window. Far away, another idea was already on its way. And why not?
`),
};
