/** The stories that are asked for most, told another way: no two books of lost things are alike. */

import { type Plot, rowsOf } from '../row.ts';

/** Whoever lost {x} asks everybody, and learns what each of them has lost. */
export const LOST_ASKING: Plot = {
  titles: ['{A} and the Lost {X}', 'Has Anybody Seen {A}’s {X}?', '{X}, Come Home!'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
Every morning {A} did three things. {He} stretched. {He} yawned. And {he} said good morning to {his x}. {A} was {an a} {trait}.
[1 | near | wide | A.dance X]
Together they had been through a lot: through rain, through a hedge, and once through a very long Sunday.
[0 | goal | close | A.wow]
{When} {A} stretched out {his} hand, and there was nothing in it. No {x}. Not behind {him}. Not under {him}. Nowhere.
[0 | goal | close | A.sad]
“Oh no,” said {A}. “Oh no, oh no, oh no.” It was the longest oh no that had ever been heard there.
[0 | town | together | B.ask A.sad]
“That was a long one,” said {B}. “What has happened?” {A} told {bhim}. “Then we must ask,” said {B}. “Somebody has always seen something.”
[1 | town | wide | A.talk B.talk]
They asked a crow. “{The x}? No,” said the crow. “But I have lost my best feather. Have you seen that?” They had not. Oh no.
[2 | near | wide | A.ask B.walk]
They asked a caterpillar. “No,” said the caterpillar. “But I have lost count of my legs.” They counted them for her. There were sixteen.
[0 C | town | together | C.talk A.ask]
They asked {C}. “I have seen something like that go by,” said {C}. “I would have called it, but I did not know its name. Come, it was this way!”
[2 | water | wide | A.wow B.ask]
They asked a frog. “No,” said the frog. “But I have lost my voice.” He said it very loudly. They left him to it.
[1 | deep@sunset | wide | A.fear B.fear]
Soon they were {deep}, and there was nobody left to ask. Only the dark. And the dark had nothing to say.
[0 | high@night | close | A.sad]
“Everybody has lost something,” said {A}. “Perhaps that is how it is.” {He} did not even say oh no. It was too sad for that.
[0 | high@night | together | B.wow A.ask]
“Hush,” said {B}. “We have asked everybody where {it} {is}. Nobody has asked where {it} would like to be.” They both thought. And they both had the same thought.
[2 | near@morning | wide | A.run B.run]
They ran. On the way they found a black feather and took it along.
[0 | goal@morning | wide | A.jump X]
And there {it} {was}, just where they had been happy the day before! “Oh yes,” said {A}. “Oh yes, oh yes, oh yes!” It was the longest oh yes that had ever been heard there.
[1 | town | wide | A.happy B.happy]
They took the feather back to the crow. The crow cried a little and said it was the wind.
[0 | goal@sunset | together | A.happy B.talk]
“Now I know what is worse than losing something,” said {A}. “Looking for it alone.” “You were not alone,” said {B}. “No,” said {A}. “That is how I know.”
[0 | bed@night | close | A.happy]
In the evening {A} did three things. {He} stretched. {He} yawned. And {he} said good night to {his x}.
`),
};

/** Being afraid of {fear}, and somebody who is even more so. */
export const FEAR_LETTER: Plot = {
  titles: ['{A} and {Fear}', 'Dear {Fear0}', '{A} Takes Heart'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. On good days {he} was as brave as a lion. On good days.
[0 | goal@night | close | A.fear]
But there was one thing that made every day a bad one: {fear}. As soon as {he} thought of it, {his} heart became a rabbit. Hop, hop, hop.
[1 | bed@night | close | A.fear]
{He} tried to think of pancakes instead. That worked until {fear} came and sat down among the pancakes.
[0 | home@morning | together | B.ask A.sad]
“You look tired,” said {B}. “My heart has been hopping all night,” said {A}. {B} put a hand on it. “I can feel it,” said {B}. “That is quite a rabbit.”
[0 | home | together | B.talk A.wow]
“Write it a letter,” said {B}. “To my heart?” “No. To what you are afraid of. Whoever gets a letter has to sit still and read it.”
[1 | home | close | A.talk]
So {A} wrote: “Dear {fear0}. Please stay away. I do not like you. Yours, {A}.” It was a short letter, but an honest one.
[2 | town | wide | A.walk B.walk]
They posted it. They waited three days. No answer came. “Perhaps it cannot read,” said {A}. “Then we must deliver it ourselves,” said {B}.
[0 C | town | together | C.talk A.ask]
“Take this,” said {C}, and gave {A} a button. “When your heart hops, hold it tight. It is only a button. But it is a button from a friend.”
[0 | deep@sunset | wide | A.fear B.walk]
The nearer they came, the slower they went. Hop, hop, hop. {A} took hold of {B}’s sleeve. {B} did not say anything. {B} only walked a little closer.
[0 | goal@night | close | A.fear]
And then it was there. {A} wanted to run. {His} feet had already turned round. Only the letter was still looking straight ahead.
[0 | goal@night | wide | A.talk]
“Dear {fear0},” read {A} aloud. {His} voice was thin at first. At “Please” it grew a little. At “Yours” it was nearly as big as {he} was.
[0 | goal@night | close | A.wow]
{He} read it once more. And while {he} was reading, something strange happened: the rabbit in {his} chest sat down and listened, too.
[1 | goal@night | together | A.happy B.happy]
“Was that all?” asked {A}. “That was all,” said {B}. “The worst part was the way here.” “Hop,” said {A}’s heart, but quite softly.
[2 | high@night | wide | A.run B.run]
They went home over the hill. {A} went in front. From time to time {he} stopped and waited for {B}.
[0 | home@morning | together | A.happy B.happy]
In the morning {A} wrote another letter. “Dear {fear0}. You may come by, if you have to. But please knock. Yours, {A}.”
[0 | bed@night | close | A.happy]
And that night? Knock, knock. “Come in,” murmured {A}, turned over, and slept. Under the blanket {his} heart rolled itself into a ball, like a small brown rabbit.
`),
};

/** {skill}, learned backwards: by helping somebody else first. */
export const LEARN_SECRETLY: Plot = {
  titles: ['{A} Learns to {Skill}', '{A} Can Do It', 'Almost, {A}!'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. There were many things {he} could do. {He} could whistle, and make soup, and wiggle {his} ears.
[0 | goal | close | A.sad]
Only one thing {he} could not do: {skill}. And that was just the one thing {he} wanted most.
[1 | goal | wide | A.ask]
“It is quite easy,” said the others. “You only have to do it.” That is no help at all when you cannot.
[0 | near | wide | A.jump]
So {A} practised in secret, behind the bushes, where nobody could see. One, two … “Almost,” said {A}, with {his} face in the grass.
[1 | near | close | A.cross]
One, two … “Almost,” said {A}, with {his} foot in a bucket.
[0 | near | together | B.wow A.fear]
“What are you doing with that bucket?” asked {B}. {A} turned as red as a radish. “Nothing. I am … watering my foot.”
[2 | home | close | A.sad]
That night {A} did not sleep well. It is hard work to want something that much. It makes your blanket heavy.
[0 C | town | together | C.talk A.ask]
“Do you know how I learned it?” asked {C}. “I fell down eleven times in front of everybody. After the third time nobody looked any more. They all had their own buckets.”
[0 | water@morning | wide | A.wow B.sad]
The next day {A} heard somebody sigh. It was {B}, sitting all alone with a picture book. “I cannot read this word,” said {B}. “Everybody else can.”
[0 | water | together | A.talk B.ask]
“Do it in pieces,” said {A}. “First the beginning. Then the middle. And if it goes wrong, say: Almost!” {B} tried. “Al … al …” “Almost!” cried {A}. “That is exactly the word!”
[1 | water | together | A.happy B.jump]
They laughed until the ducks complained. Then {B} looked at {A}. “And now you,” said {B}. “In pieces. I will hold the bucket.”
[0 | goal | wide | A.dance B.talk]
First the beginning. “Almost!” Then the middle. “Almost!” Again the beginning, again the middle. The sun went down and came up again, because it wanted to see.
[2 | goal@morning | close | A.fear]
“And now all of it,” said {B}. {A} looked at {B}. {B} nodded. One. Two.
[0 | goal@morning | wide | A.jump X]
Three! “Almo …” began {B}, and never got to the end of it. For there was no almost any more. {A} could do it. {A} could really {skill}!
[1 | goal | wide | A.dance B.dance]
“Again!” shouted {B}. And again, and again, until everybody had seen it and the bucket was quite lonely.
[0 | goal@sunset | together | A.talk B.happy]
“Who taught you?” asked the others. {A} put an arm round {B}. “Somebody who was learning, too,” said {A}.
[0 | bed@night | close | A.happy]
The blanket was quite light that night. “Are you asleep?” whispered the moon. “Almost,” said {A}.
`),
};

/** {obj}, with everybody giving something to it. */
export const MAKE_OF_MANY: Plot = {
  titles: ['{A} and the {X}', '{A}’s {X}', '{A} {Makes an x}', 'One Thing Is Missing'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. {His} pockets were full of things that might be useful one day.
[0 | home | close | A.happy]
{When} {he} emptied them all onto the floor. “That is it,” said {A}. “I have got everything. I am going to {mydeed}!”
[1 | goal | wide | A.dance]
{He} measured. {He} hummed. {He} put one thing on top of another and stepped back to look. It was nearly right.
[0 | goal | close | A.ask]
But only nearly. “One thing is missing,” said {A}. {He} did not know what it was. {He} only knew that it was not there.
[0 | goal | together | B.talk A.ask]
“Perhaps it is this,” said {B}, and held out a ribbon. “It is my best one. You can have it.” They tied it on. It looked lovely. “One thing is still missing,” said {A}.
[1 | town | wide | A.walk B.walk]
So they went from door to door. “We are making {an x},” they said. “One thing is missing. Have you got it?”
[0 C | town | together | C.talk A.happy]
“I have got a spoon with a hole,” said {C}. “It is no good for soup. Perhaps it is good for {an x}?” And {C} came along to hold it.
[1 | town | wide | A.happy B.happy]
The baker gave a pinch of sugar. The postman gave a stamp with a bird on it. An old lady gave a song, because she had nothing else.
[2 | goal | wide | A.dance B.dance]
In it went, on it went, round it went. It grew and grew. And it wobbled more and more.
[0 | goal@sunset | close | A.wow]
Then the wind came by and touched it with one finger. Crash! Everything lay on the ground: the ribbon, the sugar and the stamp with the bird on it.
[0 | high@sunset | close | A.sad]
{A} sat down {high} and put {his} hands over {his} face. “It was nearly right,” {he} said. “And now it is nearly nothing.”
[0 | high@sunset | together | B.talk A.sad]
{B} hummed the old lady’s song, very softly. It was the only thing that had not broken. {A} looked up. “That is what was missing,” said {A}. “We made it without singing.”
[1 | goal@night | wide | A.dance B.dance]
All those who had given something came back with lamps. They sang, and they built, and each of them knew where his own piece belonged.
[0 | goal@morning | wide | A.jump X]
When the sun came up, there {it} {was}: {the x}! Nothing wobbled. Nothing was missing. Not one single thing.
[0 T | goal | together | T.wow A.happy]
“And that is for me?” asked {T}. “From all of us,” said {A}. {T} said nothing for a long while. But {T}’s eyes said thank you, twenty times.
[1 no T | goal | wide | A.happy B.jump]
“Whose is it?” asked the baker. They all looked at one another. And then they all began to laugh, because the answer was so easy.
[0 | goal@sunset | together | A.happy B.happy]
“One thing is left over,” said {A}, and found a pinch of sugar in {his} hand. {He} gave half of it to {B}.
[0 | bed@night | close | A.happy]
That night {A}’s pockets were quite empty. {He} had never felt so full. And in {his} sleep {he} hummed an old lady’s song.
`),
};

/** A friend who is quite different. */
export const FRIEND_OPPOSITE: Plot = {
  titles: ['{A} and {Bt}', 'A Friend for {A}', '{A} Is Not Alone'],
  rows: rowsOf(`
[0 | home@morning | wide | A.stand]
{A} was {an a} {trait}. {He} played cards against {himself}. {He} always won, and {he} always lost.
[0 | home | close | A.sad]
“It would be nice,” said {A} to the teapot, “if somebody else poured me a cup.” The teapot agreed. But it could not walk.
[1 | town | wide | A.walk]
{When} {A} put on {his} good scarf and went out to look for somebody. {He} took a second cup along, just in case.
[0 | near | wide | A.talk]
{He} offered it to a hen. “Is there corn in it?” asked the hen. There was only tea in it.
[2 | water | wide | A.talk]
{He} offered it to a heron. The heron looked into the cup for a long time. There was no fish in it.
[0 C | town | together | C.talk A.sad]
“You are holding it the wrong way,” said {C}. “Not the cup. Yourself. Like somebody who expects a no. Try to look like somebody who has got cake.”
[0 | deep@sunset | close | A.sad]
Then it began to rain. {A} crept in {deep} and drank from both cups in turn, so that neither would feel left out.
[0 | deep@sunset | wide | A.wow B.sad]
“Is there any left?” asked somebody in the dark. There sat {B}, as wet as a sponge.
[0 | deep@sunset | together | A.talk B.happy]
“A whole cup,” said {A}. {B} drank. “I like it hot,” said {B}. “I like it cold,” said {A}. “I like the rain.” “I like the sun.” They did not have one single thing in common.
[1 | home@morning | wide | A.wow B.jump]
In the morning {B} was standing at {A}’s door. “I have brought my cards,” said {B}. “I always cheat.” “So do I,” said {A}. Now they had one thing in common.
[1 | near | wide | A.walk B.run]
{B} wanted to run, and {A} wanted to walk. So they ran a bit and walked a bit. It was the strangest walk in the world, and neither of them wanted it to end.
[0 | high | together | A.cross B.cross]
But on the third day they quarrelled. It was about whether clouds are sheep or cauliflowers. “Sheep!” “Cauliflowers!” And {B} took the cards and left.
[0 | home@night | close | A.sad]
{A} poured tea into two cups. Both of them got cold. {A} did not even like it cold any more.
[0 | deep@morning | wide | A.run B.sad]
So {A} ran. {He} did not walk a bit, {he} ran all the way. And {B} came towards {him}, and {B} was walking, very slowly.
[0 | deep@morning | together | A.talk B.talk]
“Cauliflowers,” said {A}, out of breath. “Sheep,” said {B}, at the same moment. Then they laughed so hard that a cloud fell apart.
[1 | home@sunset | together | A.happy B.happy]
“Will you pour me a cup?” asked {A}. And {B} poured. Hot for {B}. And for {A} something in between.
[0 | bed@night | close | A.happy]
That night {A} looked at the clouds in front of the moon. “Good night, sheep,” said {A}. And somewhere somebody was saying: “Good night, cauliflowers.”
`),
};

/** Helping {B}, one small thing after the other. */
export const HELP_SMALL: Plot = {
  titles: ['{A} and {Bt}', '{A} Helps {Bt}', 'A Small Help'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. {He} was not very big, and {he} was not very strong. But {he} had good ears.
[0 | goal | close | A.wow]
{When} {his} good ears heard something that nobody else had heard. It was the sound of somebody trying not to cry.
[0 | goal | together | A.ask B.sad]
{A} followed it, and there was {B}. “What do you need?” asked {A}. “A wonder,” said {B}. “I have not got one of those,” said {A}. “But I have got a hanky.”
[1 | goal | close | A.happy B.happy]
That was the first small help. It was blue, with a hole in one corner.
[0 | goal | together | B.sad A.ask]
{B} blew {bhis} nose and told {A} the whole story. It was such a big trouble, and there was so little of {A}. “I cannot help you with all of it,” said {A}. “But I can help you with the first bit.”
[1 | near | wide | A.walk B.walk]
The first bit was to get up. The second bit was to take three steps. After the third step {A} said: “You see, now it is three steps smaller.”
[0 C | town | together | C.talk A.happy]
“I can do a bit, too,” said {C}. “I can carry. I am good at carrying, as long as I may complain.” And so {C} carried, and complained.
[2 | water | wide | A.ask B.fear]
Then the way was blocked. {A} pushed. Nothing moved. {A} thought. “If we cannot go through it,” said {A}, “let us go round it.” It was a small idea, but it fitted.
[0 | deep@sunset | wide | A.fear B.fear]
In the evening they were still not there. The wind went right through them. “Now I have no help left,” said {A}. “Not even a small one.”
[0 | deep@night | together | B.talk A.sad]
{B} felt in {bhis} pocket. There was something blue in it, with a hole in one corner. {B} laid it round {A}’s shoulders. “Now it is my turn,” said {B}.
[1 | deep@night | close | A.happy B.happy]
They looked at the stars through the hole in the hanky. One star fitted exactly.
[1 | high@morning | wide | A.run B.run]
At first light they went on, one step smaller, and another step smaller. And all at once there was almost nothing left of the big trouble.
[0 | goal@morning | wide | A.jump B.jump]
“There!” cried {B}. And it was so. Everything was good. {B} laughed and cried at the same time, and this time {bhe} did not try to stop.
[0 | goal | together | B.talk A.happy]
“It was a wonder after all,” said {B}. “No,” said {A}. “It was only a lot of small things in the right order.” “That is what I mean,” said {B}.
[1 | goal@sunset | wide | A.wave B.wave]
When they said goodbye, it took quite a long time. Goodbyes should be in small pieces, too.
[0 | bed@night | close | A.happy]
Now {A} has a hanky with two holes: the old one, and one from being hugged. It hangs over {his} bed. When the moon is right, it shines exactly through.
`),
};

/** A journey {to} somewhere, with postcards. */
export const TRAVEL_POSTCARDS: Plot = {
  titles: ['{A} Goes {Far}', 'Greetings from {A}', '{A} and the Great Journey'],
  rows: rowsOf(`
[0 | home@morning | wide | A.wave]
{A} was {an a} {trait}. Everybody told {him} where they had been. {A} had only ever been here.
[0 | home | close | A.talk]
{When} {he} had heard enough about other places. “I am going to {mydeed},” said {A}, and put ten postcards into {his} bag. “And I will write to myself.”
[0 | home | together | B.ask A.happy]
“Who will put the stamps on?” asked {B}. {A} had not thought of that. “I am good at licking,” said {B}. So there were two of them.
[1 | near | wide | A.walk B.walk]
The first card said: “Dear {A}. Everything is green here. My left shoe squeaks. Greetings from {A}.”
[1 | town | wide | A.happy B.wow]
The second card said: “Dear {A}. Here they eat soup for breakfast. {B} had three bowls. Greetings from {A}.”
[0 C | town | together | C.talk A.happy]
“Take me with you as far as the corner,” said {C}. The corner was a long way off. By the time they got there, {C} no longer wanted to turn back.
[2 | water | wide | A.fear B.jump]
The third card got wet. All that one could read of it was: “Dear … help … cold … very … greetings.”
[0 | deep@sunset | wide | A.fear B.fear]
Then they got lost. They went in a circle. They noticed it because they met their own footprints, and the footprints looked tired.
[0 | high@night | close | A.sad]
The seventh card was a short one. “Dear {A}. I want to go home. {A}.” {He} did not even write greetings.
[0 | high@night | together | B.talk A.sad]
{B} licked the stamp and did not stick it on. “I will keep this one,” said {B}. “You can send it tomorrow, if you still mean it.” And {B} gave {A} the warm half of the blanket.
[1 | high@morning | wide | A.wow B.wow]
In the morning there was mist on everything. Then somebody pulled it away like a curtain.
[0 | goal@morning | wide | A.jump B.jump X]
And there they were! {He} had wanted to {deed}, and {he} had done it. {A} ran in all directions at once.
[0 | goal | together | A.talk B.happy]
The ninth card said: “Dear {A}. I am here. Really me. You should have seen your face. Greetings from {A}.”
[1 | goal | together | A.happy B.happy]
They stayed until they knew it by heart. Then {B} took the seventh card out of {bhis} pocket. “Do you still mean it?” {A} read it. “Yes,” said {A}. “But now it is a happy one.”
[0 | home@sunset | wide | A.run B.run]
So they went home. It smelled just as it always did. {A} had never noticed before how good that was.
[0 | bed@night | close | A.happy]
A week later the postman brought nine cards at once. {A} read them all aloud to {B}, until both of them were asleep. There was one left. It said only: “Where next?”
`),
};
