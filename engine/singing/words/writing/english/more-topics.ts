/** More verses of English songs by topic: work and hope, kitchens and feasts, friends, years, stars, music, hills, spring, school, machines and tales. */

import { couplets, type Topic } from './couplets.ts';

export const MORE_TOPICS: readonly Topic[] = [
  {
    words:
      /\b(?:dreams?|dreaming|hope|fight|fighting|strong|win|winning|team|football|soccer|race|marathon|champion|future|freedom|free|courage|brave|never give up|giving up|overcom\w+|climb\w*|learning|recover\w*)\b/i,
    couplets: couplets(`
      They told me I would never climb
      I took it one step at a time
      I built a ladder out of stone
      And found I did not stand alone
      We fall, we laugh, we try once more
      We knock until they move the door
      I keep a fire in my chest
      It never lets the dreamer rest
      We run until we touch the sky
      We were not born to pass it by
      My knees were weak, my voice was small
      But now I stand before you all
    `),
  },
  {
    words:
      /\b(?:work|job|office|boss|monday|mondays|company|brand|business|shop|store|start-?up|money|deadline|meeting|overtime|factory|night shift|hospital|doctor|farmer|nurse|teacher|driver)\b/i,
    couplets: couplets(`
      The morning starts before the sun
      There is so much that must be done
      I tie my shoes, I comb my hair
      I take two steps on every stair
      We started with an empty room
      A borrowed table and a broom
      The clock is slow, the day is long
      I get through with a little song
      And when the working day is through
      The evening sky is ours, and blue
    `),
  },
  {
    words:
      /\b(?:coffee|tea|bread|bakery|baker|cake|cookies?|pizza|pasta|food|cook|cooking|bake|baking|breakfast|mornings?|restaurant|cafe|café|kitchen|pie|soup|chocolate|pancakes?|noodles)\b/i,
    couplets: couplets(`
      The morning pours a cup for me
      It smells like where I want to be
      The oven warms the early street
      And everything we share is sweet
      A little sugar, then a spoon
      We hum the same old kitchen tune
      The bread is rising, so am I
      With flour dust and open sky
      A wooden table, candlelight
      And every crumb is gone by night
    `),
  },
  {
    words:
      /\b(?:birthday|wedding|marry|married|marrying|marriage|anniversary|celebrat\w+|christmas|new year|graduation|party|jubilee|turn(?:s|ing)? (?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|\d+)|retir\w*|feast|holiday season)\b/i,
    couplets: couplets(`
      We light the candles one by one
      Another trip around the sun
      The paper crowns, the tangled string
      And everyone begins to sing
      So make a wish and let it fly
      A little star across the sky
      The table shakes, the glasses ring
      We drink to every little thing
      Come in, come in, there is a chair
      And there is more than cake to share
    `),
  },
  {
    words: /\b(?:friends?|friendship|buddy|mate|pals?|together|neighbou?rs?|bestie)\b/i,
    couplets: couplets(`
      We shared a bike, we shared a bed
      We laughed at what the teacher said
      You know the worst, you know the best
      You never put me to the test
      When I fall down you pull me through
      And I would do the same for you
      We talk all night of nothing much
      And never seem to lose our touch
      The years may come, the years may go
      You are the truest thing I know
    `),
  },
  {
    words:
      /\b(?:old|older|age|ageing|aging|time|years?|memor(?:y|ies)|remember\w*|childhood|young|youth|growing up|photograph|photo|photos|past|nostalgia|clock|attic|letters?)\b/i,
    couplets: couplets(`
      A photograph, a faded face
      A summer in a different place
      We counted stars, we climbed the wall
      We were so brave, we were so small
      The clock has turned another year
      And I am glad that we are here
      My hair is grey, my step is slow
      But I still dance to what I know
      I keep the past inside a tin
      And sometimes let the daylight in
    `),
  },
  {
    words:
      /\b(?:stars?|moon|space|planet|rocket|astronaut|sky|galaxy|northern lights|aurora|lights|universe|midnight|mars|comet|dark|darkness|aliens?)\b/i,
    couplets: couplets(`
      The moon is up, the town asleep
      The sky above is dark and deep
      I send a signal to a star
      And wonder where and how you are
      A silver road above the trees
      I float as lightly as the breeze
      The earth is small, a marble blue
      I look at it and think of you
      No sound at all, no up, no down
      Just you and I above the town
    `),
  },
  {
    words:
      /\b(?:music|guitar|piano|band|song|sing|singing|singer|radio|drum|drums|violin|concert|stage|dj|karaoke|vinyl|record)\b/i,
    couplets: couplets(`
      Three chords, a chair, an open door
      I never needed any more
      The strings are old, the wood is worn
      I had it since I was just born
      The drum begins, my feet reply
      I let the quiet hours fly
      The crowd is one enormous voice
      It lifts me up, I have no choice
      Turn up the sound, turn down the light
      And let the band go on all night
    `),
  },
  {
    words:
      /\b(?:mountains?|hills?|forest|woods?|trees?|river|lake|hiking|hike|nature|valley|country|countryside|farm|field|fields|camping|campfire|desert|earth|climate|bees?)\b/i,
    couplets: couplets(`
      The path is steep, the air is clear
      And no one else is walking here
      The river knows a song to sing
      It runs as fast as anything
      We sit around the fire glow
      And listen to the embers low
      The trees were here before my day
      And they have nothing much to say
      I drink the water, touch the stone
      And never once feel quite alone
    `),
  },
  {
    words:
      /\b(?:spring|flowers?|roses?|garden|gardens|gardening|tulips?|bloom\w*|april|may|easter|butterfl(?:y|ies)|sunflowers?)\b/i,
    couplets: couplets(`
      The snow is gone, the earth is new
      The grass is green with morning dew
      A yellow flower by the wall
      Has grown from almost none at all
      The birds are back, they build and sing
      And every window lets in spring
      I put a seed into the ground
      And waited long without a sound
      The roses climb along the door
      With more to open, always more
    `),
  },
  {
    words:
      /\b(?:school|class|teacher|teachers|exams?|homework|college|university|students?|studying|graduate)\b/i,
    couplets: couplets(`
      The bell has rung, the halls are bare
      There is a pencil on the stair
      We wrote our names upon the wall
      And swore that we would keep it all
      The back row laughs, the blackboard squeaks
      We have been counting down the weeks
      We threw our papers in the air
      And did not look and did not care
      And one by one we say goodbye
      We learned to read, we learned to fly
    `),
  },
  {
    words:
      /\b(?:robots?|computer|phone|internet|machine|ai|screen|online|code|coding|programmer|laptop|wifi|wi-fi|games?|gaming|gamer|pixel)\b/i,
    couplets: couplets(`
      A little light is blinking blue
      It only wants to talk to you
      I count in ones, I count in twos
      I learn the world from last night’s news
      My battery is running low
      There is so much I want to know
      I type a word, I wipe it out
      And that is what it is about
      Turn off the screen, look up at me
      There is a window and a tree
    `),
  },
  {
    words:
      /\b(?:dragons?|knights?|king|queen|princess|prince|castle|pirates?|magic|witch|wizard|fair(?:y|ies)|ghosts?|monster|hero|heroes|superhero|legend|battle|war|warriors?|vikings?|treasure|unicorns?)\b/i,
    couplets: couplets(`
      Upon a hill of ash and stone
      A tired shadow sat alone
      The banners flew, the trumpets played
      And no one dared to be afraid
      The tower fell, the gate swung wide
      And there was only night inside
      They tell the tale from coast to coast
      Of those who had to give the most
      The fire sleeps, the swords are down
      And bells are ringing through the town
    `),
  },
  {
    words:
      /\b(?:thanks?|thankful|thank you|grateful|gratitude|blessed|peace|faith|heaven|angels?|prayer|pray)\b/i,
    couplets: couplets(`
      I never found the words before
      I say them now outside your door
      For every meal, for every mile
      For every time you made me smile
      The bells are soft, the fields are still
      A light is moving on the hill
      I open up my empty hand
      And try to see and understand
      For all you gave and did not say
      I have a song for you today
    `),
  },
];
