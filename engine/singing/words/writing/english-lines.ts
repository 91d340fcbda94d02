/** Lines that English songs are written from: by what they are about, and how they feel. */

import type { LineBank } from './line-bank.ts';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

export const ENGLISH: LineBank = {
  topics: [
    {
      words:
        /\b(?:love|heart|kiss|girlfriend|boyfriend|wife|husband|wedding|marry|darling|romance|crush)(?:s|es|ing)?\b/i,
      lines: lines(`
        I wrote your name inside my heart
        I loved you from the very start
        Your hand in mine, we walk the line
        And every road says you are mine
        You laugh and all the clouds give way
        I fall in love again each day
        I still remember what you wore
        The night you waited at my door
        We danced until the morning light
        Your eyes were shining in the night
      `),
    },
    {
      words:
        /\b(?:sea|beach|ocean|summer|sun|sand|wave|island|holiday|vacation|boat|surf|swim)(?:s|es|ing)?\b/i,
      lines: lines(`
        The salt is drying on my skin
        The tide goes out, the tide comes in
        We leave our footprints on the shore
        The waves come back and ask for more
        A golden sun above the bay
        We sail the afternoon away
        The summer wind is running free
        It brings the music of the sea
        There is no clock, there is no plan
        Just open water and the sand
      `),
    },
    {
      words:
        /\b(city|town|street|taxi|neon|traffic|subway|skyline|downtown|club|party|dance|dancing|friday|saturday)/i,
      lines: lines(`
        The neon signs are burning bright
        The city never sleeps at night
        We take the long way through the crowd
        And turn the music up too loud
        The streets are singing underground
        I feel the floor, I feel the sound
        The taxi lights go passing by
        Like falling stars across the sky
        My shoes are worn, my head is light
        We own the corner for tonight
      `),
    },
    {
      words:
        /\b(road|travel|drive|driving|train|car|journey|highway|trip|leaving|moving|bus|fly|flight|plane|bike|bicycle)/i,
      lines: lines(`
        I packed my life inside a case
        And left a note about the place
        The engine hums, the miles go slow
        There is so far for me to go
        A silver train, a one-way line
        The world outside my window shine
        I chase the road around the bend
        And every mile becomes a friend
        The map is old, the sky is wide
        I roll the windows down and ride
      `),
    },
    {
      words:
        /\b(home|family|mother|mum|mom|father|dad|grandma|grandmother|grandpa|grandfather|sister|brother|child|baby|son|daughter|kitchen|house|garden)/i,
      lines: lines(`
        The kettle sings, the lamps are on
        We talk until the tea is gone
        There is a chair beside the door
        That nobody sits in any more
        The garden gate, the apple tree
        The hands that held and lifted me
        We measured years upon the wall
        And I was never very tall
        Wherever I may have to roam
        A little light will lead me home
      `),
    },
    {
      words: /\b(?:dog|puppy|cat|kitten|horse|bird|pet|animal|bear|fox|rabbit|owl)(?:s|es|ing)?\b/i,
      lines: lines(`
        You wake me long before the day
        You only ever want to play
        Two muddy feet across the floor
        You wait for me behind the door
        You never ask me where I go
        You love me and you let me know
        We race the wind along the lane
        We do not mind a little rain
        You fall asleep against my side
        With nothing in the world to hide
      `),
    },
    {
      words:
        /\b(rain|winter|snow|cold|storm|autumn|alone|lonely|goodbye|miss|missing|lost|tears|cry|sad|gone|grief|broken|divorce)/i,
      lines: lines(`
        The rain is writing on the pane
        It spells the letters of your name
        The coat you left is on the chair
        I talk to it as you were there
        The winter came without a sound
        It laid its silver on the ground
        I read the words you did not say
        And fold the letters all away
        The house is quiet as the snow
        I never learned to let you go
      `),
    },
    {
      words:
        /\b(dream|hope|work|job|fight|strong|win|team|football|race|school|exam|start|future|company|brand|business|shop|freedom|courage)/i,
      lines: lines(`
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
      `),
    },
    {
      words:
        /\b(coffee|tea|bread|bakery|cake|pizza|food|cook|cooking|breakfast|morning|monday|restaurant|cafe|café|kitchen)/i,
      lines: lines(`
        The morning pours a cup for me
        It smells like where I want to be
        The oven warms the early street
        And everything we share is sweet
        A little sugar, then a spoon
        We hum the same old kitchen tune
        The bread is rising, so am I
        With flour dust and open sky
        One table and a window light
        And every crumb is gone by night
      `),
    },
    {
      words:
        /\b(?:birthday|anniversary|celebrate|celebration|christmas|new year|graduation|party)(?:s|es|ing)?\b/i,
      lines: lines(`
        We light the candles one by one
        Another trip around the sun
        The paper crowns, the tangled string
        And everyone begins to sing
        So make a wish and let it fly
        A little star across the sky
        The table shakes, the glasses ring
        We drink to every little thing
      `),
    },
  ],
  anything: lines(`
    I woke up early with the light
    And carried on into the night
    There is a song I used to know
    It finds me everywhere I go
    I count the colours in the sky
    And let the hours wander by
    I heard a voice along the way
    It told me I should never stay
    The world is larger than before
    I hold the key, I see the door
    A thousand windows, one of them mine
    A little candle starts to shine
    We were so young, we were so free
    The wind was all the company
    And when the evening settles down
    The stars come walking through the town
    I turn the page, I start anew
    And every line comes back to you
    I lost the way, I found the ground
    I learned to listen for the sound
    It takes a while, it takes a friend
    To follow something to the end
  `),
  happy: lines(`
    My feet are light, the day is new
    The sky is such a shade of blue
    I sing along to every tune
    I want to dance beneath the moon
    And nothing brings me down today
    I throw my heavy coat away
  `),
  sad: lines(`
    I keep the silence in a jar
    And wonder where and how you are
    The days are long, the nights are slow
    I do not know which way to go
    I hear a step outside my door
    But no one comes here any more
  `),
  hooks: lines(`
    Oh, {x}, carry me away
    Oh, {x}, stay another day
    Oh, {x}, never let me go
    Oh, {x}, there is more to know
    Oh, {x}, you can set me free
    Oh, {x}, come and sing with me
    Oh, {x}, turn on every light
    Oh, {x}, stay with me tonight
    Oh, {x}, you are on my mind
    Oh, {x}, leave the rest behind
  `),
  actions: lines(`
    After {x}, I am on my way
    After {x}, it is a brand new day
    After {x}, I am finally free
    After {x}, there is more of me
    After {x}, I can see the light
    After {x}, it will be all right
  `),
  farewells: lines(`
    After {x}, all the house is still
    After {x}, and I always will
    After {x}, I keep holding on
    After {x}, I write you this song
    After {x}, I say your name
    After {x}, nothing is the same
  `),
  answers: lines(`
    I could listen to you all the day
    Tell me everything you want to say
    There is nowhere else I want to be
    You are all the music that I see
    Hold me closer, let the river flow
    Show me all the places that you know
    Everything around us turns to light
    We will keep on singing through the night
    All the broken pieces are aligned
    You are what I always hoped to find
  `),
};
