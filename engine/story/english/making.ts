/** Stories of making: something baked or built, a shop of one's own, a feast. */

import { type Plot, rowsOf } from '../row.ts';

/** {obj} is made; {T} gets it, where it is for somebody. */
export const MAKE: Plot = {
  titles: ['{A} and the {X}', '{A}’s {X}', '{A} {Makes an x}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. When {he} had an idea, {his} ears turned warm.
[0 T | home | close | A.happy]
{When} {his} ears were very warm. “I know!” cried {A}. “I am going to {mydeed}!”
[0 no T | home | close | A.happy]
{When} {his} ears were glowing. “I know!” cried {A}. “I am going to {mydeed}!”
[1 T | home | close | A.talk]
“It has to be the best one ever,” said {A}. “Because it is for {T}. And nobody has made anything for {T} in a long, long time.”
[0 | goal | together | B.ask A.happy]
“May I help?” asked {B}. “Can you hold something?” asked {A}. {B} could. “Then yes! A bit of this, a bit of that, and off we go!”
[1 | near | wide | A.walk B.walk]
First they had to find everything they needed. Some of it was in the cupboard. Some of it was at the very back of a drawer. And some of it they had to borrow.
[0 | goal | wide | A.dance B.dance]
They began at once. A bit of this, a bit of that. They sang while they worked, and it got bigger and bigger.
[0 | goal | close | A.wow]
But then there was a crack. And a crunch. And a long, sad pffff. There lay {the x}, and {it} {was} quite flat.
[1 | goal | together | A.sad B.sad]
They stood before it with their arms hanging down. “Perhaps too much of this,” said {B}. “And not enough of that,” said {A}.
[2 | goal | wide | A.cross B.ask]
The second time they worked from a plan. The plan was very beautiful. Only they held it upside down.
[0 C | town | together | C.talk A.ask]
“Ask me,” said {C}, who had been watching the whole time. “I know what is missing.” {C} whispered it into {A}’s ear, and {A}’s ears turned warm again.
[0 | high@sunset | close | A.sad]
In the evening {A} sat outside and looked at {his} hands. “They are no good,” {he} said. “Everything they make goes flat.”
[0 | high@sunset | together | B.talk A.sad]
“They are very good,” said {B}. “They only get tired when they are alone. Come. You do the this, and I do the that.”
[1 | goal@night | wide | A.happy B.happy]
So they began for the third time, and they did not hurry. A bit of this. A bit of that. And a pinch of patience, which had been missing.
[0 | goal@morning | wide | A.jump X]
When the sun came up, there {it} {was}: {the x}! Not flat at all. {It} {was} the most beautiful one that anybody had ever seen.
[0 T | goal | together | T.wow A.happy]
“For me?” asked {T}. {T} walked round it once, and then once more. “Nobody has ever made me anything like this.”
[1 T | goal | wide | T.happy A.happy]
And {T} smiled. It was a smile that had not been used for a long time, and it creaked a little at the beginning.
[1 no T | goal | wide | A.dance B.dance]
Everybody came to look. “Who made that?” they asked. “We did,” said {A} and {B} at the same time.
[2 | goal@sunset | together | A.happy B.happy]
“What is the secret?” asked a sparrow. {A} laughed. “A bit of this, a bit of that,” {he} said, “and somebody who does the that.”
[0 | bed@night | close | A.happy]
That night {A} was so tired that {he} fell asleep with {his} shoes on. Only {his} ears were still warm. Was that the next idea?
`),
};

/** {obj} is made for {B}, who is not to know it. */
export const GIFT: Plot = {
  titles: ['{A} and the {X}', '{A}’s {X}', 'Nothing, Said {A}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. When {he} had an idea, {his} ears turned warm.
[0 | home | close | A.happy]
{When} {his} ears were very warm. “I know!” cried {A}. “I am going to {mydeed}!”
[1 | home | close | A.talk]
“It has to be the best one ever,” said {A}. “Because it is for {B}. And nobody has made anything for {B} in a long, long time.”
[0 | goal | wide | A.dance]
A bit of this, a bit of that. {A} sang while {he} worked. Only the singing was rather loud.
[0 | front | together | B.ask A.fear]
“What is going on in there?” called {B} from outside. “Nothing!” said {A}, and hid {his} hands behind {his} back.
[0 | goal | close | A.wow]
Then there was a crack. And a crunch. And a long, sad pffff. There lay {the x}, and {it} {was} quite flat.
[1 | goal | wide | A.happy]
“Once more,” said {A}. A bit less of this, a bit more of that. And now {he} sang very quietly, with {his} mouth shut.
[1 | front | together | B.cross A.fear]
“There is something going on,” said {B}. “I can hear it, and I can smell it.” “Nothing!” said {A}, and stood in the doorway, as wide as {he} could.
[2 | goal | close | A.wow]
Crack. Crunch. Pffff. The second one was even flatter. One could have pushed it under the door.
[0 | goal@night | close | A.sad]
When it was dark, {A} sat there and looked at {his} hands. “They are no good,” {he} said. “Everything they make goes flat.”
[0 | front@night | together | B.ask A.sad]
Knock, knock. It was {B}, with a lamp. “I cannot sleep for all that nothing,” said {B}. “What are you really doing?”
[0 | goal@night | together | A.sad B.wow]
So {A} told the truth. “It was going to be for you,” {he} said. “{An x}. But look at {it}.” {B} looked for a long time. “For me?” said {B}.
[1 | goal@night | wide | B.happy A.wow]
“Move up,” said {B} then, and rolled up {bhis} sleeves. “You do the this. I do the that. And we will need a pinch of patience.”
[2 | goal@night | wide | A.dance B.dance]
They worked, and they sang, both of them, as loudly as they liked. The moon looked in and would have loved to help.
[0 | goal@morning | wide | A.jump X]
When the sun came up, there {it} {was}: {the x}! Not flat at all. {It} {was} the most beautiful one that anybody had ever seen.
[0 | goal | together | B.happy A.happy]
And {B} smiled. It was a smile that had not been used for a long time, and it creaked a little at the beginning.
[1 | goal@sunset | together | B.talk A.happy]
“Is {it} mine, then?” asked {B}. “Yes,” said {A}. “No,” said {B}. “Now {it} {is} ours.”
[0 | bed@night | close | A.happy]
That night {A} was so tired that {he} fell asleep with {his} shoes on. And next door somebody was humming. “What is it?” “Nothing!”
`),
};

/** {x} is opened: a shop, a school, a café. */
export const OPEN: Plot = {
  titles: ['{A}’s {X}', '{A} Opens {an X}', 'The Little {X} of {A}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
At the very end of the lane lived {an a} called {A}. Everybody knew {him}, and {he} knew everybody.
or: {A} was {an a} {trait}. But at night, in {his} dreams, {he} was something else.
[1 | bed@night | close | A.happy]
Every night {A} dreamed the same dream: {an x}, and over the door a sign with {his} name.
[0 | goal@morning | wide | A.happy]
So one bright morning {A} rolled up {his} sleeves. “Today,” {he} said, “I am going to open {an x}. Come in, come in!”
[2 | goal | close | A.dance]
{He} swept the floor. {He} polished the windows. {He} practised in front of the mirror: “Come in, come in!”
[0 | front | wide | A.stand]
Then {he} opened the door wide and waited. One hour. Two hours. Only the wind came in, and the wind did not want anything.
[0 | front | together | B.ask A.sad]
“Why such a long face?” asked {B}. “Nobody comes to my {x},” said {A}. “Does anybody know about it?” asked {B}. {A} had not thought of that.
[1 | town | wide | A.run B.run]
They ran from door to door. “Come in, come in!” they called. But everybody was busy. “Tomorrow,” said one. “Maybe,” said another.
[2 | town@morning | wide | B.happy A.jump]
They painted a sign, bigger than a barn door. {B} held the ladder. “Now they will all see it!”
[1 | town | close | A.wow]
Then the wind came round the corner. WHOOSH! Up went the sign, over the roofs, and nobody ever saw it again.
[0 C | front | together | C.talk A.ask]
{C} stopped at the door. “You wait for guests,” said {C}. “But who waits for you? I will stay. I can carry, and I can count.”
[0 | high@night | close | A.sad]
That night {A} sat {high}, all alone under the stars. “Perhaps my dream was too big for me,” {he} said.
[0 | high@night | together | B.talk A.sad]
“Dreams are never too big,” said {B}, who had brought a blanket. “Some only need more hands. You have got two. I have got two. That makes four.”
[0 | front@morning | wide | A.talk B.happy]
In the morning {A} did not shout, and did not paint. {He} went out with a full tray and gave a little to whoever looked sad.
[1 | front | wide | A.wow B.wow]
One told a friend. The friend told an aunt. And the aunt told really everybody.
[0 | goal | wide | A.jump B.jump]
Knock, knock! The line went down the steps and round the corner. “Come in, come in!” cried {A}, and this time they came.
[1 | goal | together | B.fear A.ask]
“There is not enough for everyone!” whispered {B}. {A} thought hard. “Then we share,” {he} said. And it was enough.
[2 | goal@sunset | wide | A.happy B.happy]
They had come as strangers. When they went home, they were friends.
[0 | bed@night | close | A.happy]
That night {A} did not dream of {an x}. {He} did not have to. It was right downstairs, and it would open again in the morning.
`),
};

/** A birthday, a party, a feast. */
export const PARTY: Plot = {
  titles: ['{A} and the Big {Feast}', 'A {Feast} for {A}', '{A}’s {Feast}'],
  rows: rowsOf(`
[0 | home@morning | wide | A.jump]
{A} was {an a} {trait}. And {he} woke up at five, because today was the day!
or: Five more days. Four more days. Three, two, one. {A} had counted them all. And {A} was {an a} {trait}.
[0 | home | close | A.happy]
“The {feast} is today!” sang {A}. {He} sang it to the kettle, to the cat next door, and to {his} left shoe.
[1 | home | wide | A.dance]
{He} hung up the paper chains. {He} blew up the balloons, all but one, which blew itself away.
[0 | home | together | B.talk A.happy]
“I have come to help,” said {B}. “What is still missing?” They made a list. It was longer than {B}.
[1 | town | wide | A.run B.run]
They ran to fetch everything: lemons, candles, and a hat for everybody. “The {feast} is today!” they called to all they met.
[0 | home | close | A.wow]
And then everything went wrong. The milk was sour. The lamp went out. And it began to rain on the tablecloth.
[2 | home | together | A.sad B.sad]
The paper chains hung down like wet noodles. {A} hung {his} head, just like them.
[0 C | home | together | C.talk A.sad]
“I heard there is a {feast} today,” said {C}, and looked in at the door. “It is rather wet. But I have brought a very big umbrella.”
[0 | home@sunset | close | A.sad]
Four o’clock. Five o’clock. The hats were waiting on the chairs, and nobody was under them. “They have forgotten me,” said {A}.
[0 | goal@sunset | together | B.talk A.sad]
“Put on your boots,” said {B}. “If they do not come to the {feast}, we will take it to them.”
[1 | goal@sunset | wide | A.walk B.walk]
They packed the cake, the candles and all the hats, and set out through the rain.
[0 | town@sunset | wide | A.wow B.wow]
And there they all were! They were standing on the other side of a huge puddle, with presents on their heads, and could not get across.
[1 | town@sunset | wide | A.jump B.jump]
SPLASH! went {A}, right into the middle. SPLASH! went {B}. SPLASH! went all the others. It was the best puddle in the world.
[0 | town@night | wide | A.dance B.dance]
So the {feast} was in the puddle. They lit the candles under the umbrella, and they sang until the rain stopped to listen.
[1 | town@night | together | B.ask A.happy]
“What did you wish for?” asked {B}. {A} looked at all the wet, shining faces. “I have forgotten,” {he} said. “I think it has already come.”
[0 | bed@night | close | A.happy]
That night there was a paper hat on every bedpost. Only three hundred and sixty-four more days. Good night, {A}.
`),
};
