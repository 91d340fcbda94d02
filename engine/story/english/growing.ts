/** Stories of what is hard: being afraid, learning, winning, sleeping, and being new. */

import { type Plot, rowsOf } from '../row.ts';

/** {fear} is what frightens. */
export const FEAR: Plot = {
  titles: ['{A} and {Fear}', 'Brave {A}', 'How {A} Became Brave'],
  rows: rowsOf(`
[0 | home@morning | wide | A.jump]
{A} was {an a} {trait}. {He} could whistle, and stand on one leg, and count to a hundred.
[1 | near | wide | A.dance]
There was almost nothing that {A} did not dare to do. Almost.
[0 | goal@night | close | A.fear]
But {A} was afraid of {fear}. {He} was so afraid that {his} knees went knock, knock, knock.
[2 | bed@night | close | A.fear]
As soon as {he} thought of {fear}, {he} pulled the blanket up to {his} nose. Knock, knock, knock, went {his} knees under it.
[0 | home@morning | together | B.ask A.sad]
“What is the matter?” asked {B}. {A} looked at the floor. “If I tell you, you will laugh.” “I will not,” said {B}.
[1 | home | together | A.talk B.happy]
So {A} told {B}, very quietly. And {B} did not laugh. “I am afraid of soup with skin on it,” said {B}. “Everybody is afraid of something.”
[2 | near | wide | A.jump B.talk]
“Perhaps it helps to sing,” said {B}. So {A} sang as loudly as {he} could. All the birds flew up.
[0 | goal@sunset | wide | A.flee]
But at the first sign of {fear}, {A} forgot the song. And then {he} ran. Knock, knock, knock.
[2 | town@morning | together | A.happy B.ask]
“Perhaps it helps to look dangerous,” said {B}. {A} tied a red scarf round {his} head and growled into the mirror.
[2 | goal@night | close | A.fear]
But under the scarf there was still the same {A}. And {fear}? Still there, too.
[0 C | town | together | C.talk A.ask]
“I know about such things,” said {C}. “It helps to hold somebody’s hand. It is not a trick. But it works.”
[0 | deep@night | close | A.wow]
Then, one evening, {A} heard a small voice {deep}. “Help!” it called. “Is anybody there?” It was {B}!
[0 | deep@night | together | B.fear A.fear]
“I cannot find the way,” said {B}. “And now I am afraid, too.” Knock, knock, knock, went four knees.
[0 | deep@night | together | A.talk B.sad]
{A} took a deep breath. “Give me your hand,” {he} said. “We will be afraid together. Then it is only half for each of us.”
[1 | high@night | wide | A.walk B.walk]
Step by step they went. {A} told a story about a soup with skin on it, and {B} had to giggle.
[2 | high@night | close | A.wow]
All at once {A} stood still. {He} listened. No knocking. {His} knees were quite calm.
[0 | goal@night | wide | A.happy B.happy]
And {fear}? {A} looked, with both eyes open. “Oh,” {he} said. “{Fear is} much smaller than in my head.”
[1 | home@morning | wide | A.jump B.dance]
“You were so brave!” said {B} at home. “I was so afraid!” said {A}. “That is the same thing,” said {B}, “only with feet.”
[0 | bed@night | close | A.happy]
That night {A} put one foot out from under the blanket. Then the other one. “Good night, {fear0},” {he} said. And nothing knocked at all.
`),
};

/** {skill} is what the hero cannot do yet. */
export const LEARN: Plot = {
  titles: ['{A} Learns to {Skill}', '{A} Wants to {Skill}', '{A} and the Hundred Tries', 'Not Yet, {A}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. And {he} had a wish. It was bigger than {he} was.
[0 | goal | close | A.talk]
“I want to {myskill},” said {A}. {He} said it to the sky, so that it counted.
[1 | goal | close | A.wow]
The others could do it. It looked so easy! {A}’s heart went bumpety-bump.
[0 | near | wide | A.jump]
So {A} tried. {He} took a deep breath, and counted to three, and … plop. That was not it.
[0 | near | together | B.ask A.cross]
“What are you doing?” asked {B}. “I am trying to {myskill},” said {A}. “But you can’t.” “Not yet,” said {A}.
[2 | high | wide | A.run]
The next day {A} tried it faster. Much faster. Much too fast! {He} came to rest in somebody’s washing.
[1 | high | together | B.wow A.sad]
“You still can’t,” said {B}, and took a sock off {A}’s ear. “Not yet,” said {A}.
[2 | water | wide | A.ask]
The day after that {A} tried it slowly. So slowly that a snail went by and said good morning.
[0 C | water | together | C.talk A.ask]
“How often have you tried?” asked {C}. “Three times,” said {A}. “Three!” said {C}. “When I was small I needed a hundred.”
[0 | water@sunset | close | A.sad]
In the evening {A} was tired. “I shall never {skill},” {he} said. {He} did not even say “not yet”.
[0 | home@night | together | B.talk A.sad]
“You have forgotten two words,” said {B}, and sat down close to {A}. “Shall I say them for you? Not. Yet.”
[1 | near@morning | wide | A.dance B.happy]
From then on they practised together. A little today, a little tomorrow. For every try, {B} drew a line on the wall.
[2 | near | together | A.happy B.wow]
Ten lines. Twenty lines. Some days it went better, and some days it went worse. The wall was nearly full.
[0 | goal@morning | close | A.fear]
Then came the day of the hundredth line. It was very quiet. Even the wind stopped to look. {A} shut {his} eyes, and …
[0 | goal | wide | A.jump X]
… it worked! It really worked! Look at that! {A} could {skill}!
[1 | goal | wide | A.dance B.jump]
“You can!” shouted {B}. “You can, you can, you can!” And they made so much noise that everybody came to see.
[2 | goal@sunset | together | A.talk B.ask]
“How did you do it?” asked the others. “Quite simply,” said {A}. “I only stopped stopping.”
[0 | bed@night | close | A.happy]
That night there was already another wish under {A}’s pillow. Could {he} do it? Not yet. But good night for now.
`),
};

/** A race, a match, a contest. */
export const COMPETE: Plot = {
  titles: ['{A} and the Big {Contest}', '{A} Wants to Win', 'Run, {A}, Run!'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. And {he} had never won anything. Not even at heads or tails.
[0 | town | close | A.wow]
{When} a poster hung on every wall: THE BIG {CONTEST}! “I am going to win that,” said {A}.
[1 | town | wide | A.cross]
Somebody laughed. “You?” But {A} stuck out {his} chin. “Ready, steady, me!” {he} said.
[0 | home | together | B.talk A.happy]
“You will need a trainer,” said {B}. “Do you know how to train?” asked {A}. “No,” said {B}. “But I have got a whistle.”
[1 | near@morning | wide | A.run B.talk]
Every morning {B} blew the whistle. Up and down, round and round. Ready, steady, {A}!
[2 | high | close | A.sad]
Every evening everything hurt, even {his} eyebrows. “Am I getting better?” asked {A}. “You are getting redder,” said {B}.
[0 C | town | together | C.talk A.ask]
“I have won it before,” said {C}. “I will tell you a secret. Look at where you are going, and never at the others.”
[0 | goal@morning | wide | A.fear]
Then came the day of the big {contest}. {A}’s tummy was full of butterflies, and all of them wore boots.
[0 | goal | wide | A.run]
“Ready, steady, GO!” And {A} went. {He} gave it everything. One after the other, {he} left them all behind!
[1 | goal | close | A.wow]
Only one was still in front. {A} could already see the end. Ready, steady, me!
[0 | deep | wide | A.wow]
Then, beside the course, somebody fell and could not get up. {A} saw it. {A} looked at the finish. {A} looked back.
[0 | deep | together | A.talk]
“Oh, bother,” said {A}, and turned round. “Lean on me,” {he} said. “It is not far. We will count the steps.”
[1 | goal@sunset | wide | A.walk]
They came in last. Very last. The cups had already been given away.
[0 | goal@sunset | wide | A.wow B.jump]
But everybody was standing there. They clapped until their hands were warm. And {B} blew the whistle till it broke.
[1 | goal | together | B.happy A.happy]
“I have no cup for you,” said {B}. “Only this.” It was the whistle, on a ribbon. {A} had never had anything so beautiful.
[0 | bed@night | close | A.happy]
“Next year,” murmured {A}. “Ready, steady …” And then {he} was asleep, faster than anybody.
`),
};

/** A race against {B}, who is sure to win. */
export const RIVAL: Plot = {
  titles: ['{A} and the Big {Contest}', '{A} Against {Bt}', 'Slowly, {A}!'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. And {he} did everything in {his} own time.
[0 | town | together | B.talk A.wow]
{When} {B} hung up a poster: THE BIG {CONTEST}! “And I am going to win it,” said {B}. “As always.” “I am coming, too,” said {A}.
[0 | town | together | B.happy A.cross]
{B} laughed so hard that {bhis} belly shook. “You? Against me?” “Bit by bit,” said {A}. “One thing after the other.”
[1 | near@morning | wide | A.run]
Every morning {A} practised. Bit by bit. On the first day {he} got as far as the first dandelion.
[2 | near | close | A.happy]
On the second day {he} got as far as the second dandelion. Bit by bit. There were only four hundred left.
[1 | water | together | B.talk A.stand]
{B} lay in the sun and did not practise at all. “What for?” said {B}, and yawned.
[0 C | town | together | C.talk A.ask]
“I will tell you a secret,” said {C}. “It is not the fast ones who arrive. It is those who do not stop.”
[0 | goal@morning | wide | A.fear B.happy]
Then came the day of the big {contest}. Everybody was there. {A}’s heart was beating in {his} throat. “Ready, steady, GO!”
[0 | goal | wide | B.run]
Whoosh! {B} was gone. There was nothing left of {B} but a cloud of dust.
[1 | near | close | A.happy]
{A} breathed in. {A} breathed out. “Bit by bit,” said {A}, and went.
[0 | deep | wide | A.wow B.sad]
It took a long time. But behind the last bend, somebody was sitting beside the course. It was {B}, with a thorn in {bhis} foot.
[0 | deep | together | B.sad A.talk]
“Go on, then,” said {B}. “Now you can win.” {A} looked at the finish. It was so near! Then {A} stopped. “First the thorn,” said {A}. “Bit by bit.”
[1 | deep | close | A.happy]
It was a big thorn for a small helper. “Now lean on me,” said {A}. “Not so fast,” said {B}. That was a word {B} had never used before.
[0 | goal@sunset | wide | A.jump B.jump]
They crossed the line together, at exactly the same moment. Nobody had ever seen anything like it. Nobody laughed. Everybody clapped.
[1 | goal@sunset | together | B.talk A.happy]
“Who has won?” asked {B}. {A} thought about it. “The thorn has lost,” said {A}. “That is enough for me.”
[0 | bed@night | close | A.happy]
They have shared the cup ever since, one week here, one week there. Tonight it is standing beside {A}’s bed. Bit by bit, {he} falls asleep.
`),
};

/** Nobody can sleep. */
export const SLEEP: Plot = {
  titles: ['{A} Cannot Sleep', 'Good Night, {A}', '{A} Is Still Awake'],
  rows: rowsOf(`
[0 | home@sunset | wide | A.wave]
{A} was {an a} {trait}. All day long {he} was good at everything. But in the evening there was one thing {he} could not do.
[0 | bed@night | close | A.sad]
{A} could not sleep. {He} lay on the left side. {He} lay on the right side. {He} lay on {his} nose. Still awake!
[1 | bed@night | wide | A.ask]
{He} counted sheep. At thirty-seven, one of them stumbled, and {he} had to begin again.
[0 | home@night | together | B.ask A.sad]
“Why are you up?” asked {B}. “My sleep did not come,” said {A}. “Then let us go and fetch it,” said {B}.
[0 | near@night | wide | A.walk B.walk]
They looked {near}. Everybody there was sleeping, each in a different way. But none of the sleep was {A}’s. Still awake!
[1 | near@night | together | A.ask B.talk]
“How do you do it?” {A} asked a flower. But the flower had already closed.
[1 | water@night | wide | A.wow B.walk]
They looked {water}. The moon lay in it and rocked a little. “Shhh,” said the water. Still awake!
[0 C | town@night | together | C.talk A.ask]
Somebody else was still up: {C}. “I always drink warm milk with honey,” said {C}. “Then I put the day away, one thing after the other, like toys.”
[2 | deep@night | wide | A.wow B.wow]
They looked {deep}. It was not dark there at all: a hundred fireflies were carrying their lamps home.
[0 | high@night | together | A.happy B.happy]
They sat down {high}. Under them everything was quiet. Lights went out, one after another: plip, plip, plip.
[0 | high@night | together | B.talk A.happy]
“Tell me what was good today,” said {B}. {A} thought. “The bread. The puddle. And you.” Then {he} yawned, a very small yawn.
[2 | high@night | close | A.wow]
“There!” whispered {B}. “That was it! Do not chase it away.” The second yawn was as big as a hippo’s.
[0 | home@night | wide | A.walk B.walk]
Very slowly they went home. {A} carried the sleep carefully, so as not to spill any.
[1 | bed@night | together | B.talk A.happy]
{B} tucked the blanket in on both sides. “Left side?” “Good.” “Right side?” “Good.” “Nose?” “Good night.”
[0 | bed@night | close | A.happy]
“I am still …” said {A}. But {he} never said the last word. Shhh. Turn the page very quietly.
`),
};

/** A first day, a new home, somebody new in the family. */
export const NEW: Plot = {
  titles: ['{A}’s First Day', '{A} Is New', 'A Big Day for {A}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. And today everything was going to be different.
[0 | home | close | A.sad]
{When} {A} was to {deed}. {He} had known it for weeks. Now there was a stone in {his} tummy, a round one.
[1 | home | close | A.ask]
What if nobody talks to me? What if I get lost? What if there is only spinach? The stone grew with every what-if.
[0 | home | together | B.talk A.sad]
“Have you got everything?” asked {B}. “Yes,” said {A}. “And a stone in my tummy.” “I have one, too,” said {B}. “A small one. Feel.”
[1 | town | wide | A.walk B.walk]
They went together, very slowly. They greeted every lamp post. But in the end they were there.
[0 | goal | wide | A.fear]
It was big. It was loud. It smelled of paint and apples. And everybody seemed to know everybody.
[2 | goal | close | A.sad]
{A} stood by the door and made {himself} thin. The stone in {his} tummy was as heavy as a cannonball.
[2 | goal | wide | A.ask]
{He} went through the wrong door. {He} sat on the wrong chair. {He} put {his} coat on the wrong hook.
[0 C | goal | together | C.happy A.wow]
“That is my hook,” said somebody. It was {C}. “But there is room for two coats. Look, now they are hugging.”
[0 | goal | close | A.wow]
Then {A} saw somebody behind the curtain. Somebody who was making {himself} even thinner than {he} was.
[0 | goal | together | A.talk]
“Have you got a stone, too?” asked {A}. The other one nodded. “Mine is a round one. And yours?” “With corners.”
[1 | near | wide | A.walk]
So they looked for things together: the right door, the right chair, the place with the best light.
[0 | near | wide | A.run]
By noon they were running. By the afternoon they were laughing so hard that they forgot what about.
[0 | home@sunset | together | B.ask A.happy]
“And the stone?” asked {B} when {A} came home. {A} felt {his} tummy. “Gone! I must have lost it somewhere.”
[1 | home@sunset | together | A.dance B.dance]
“Shall we look for it?” asked {B}. “No!” cried {A}. And they both laughed.
[0 | bed@night | close | A.happy]
That night {A} laid out everything for tomorrow. It would all be quite the same as today. “Luckily,” {he} said, and slept.
`),
};
