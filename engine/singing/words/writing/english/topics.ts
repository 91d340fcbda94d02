/** Verses of English songs by what they are about: couplets, each of which tells one thing. */

import { couplets, type Topic } from './couplets.ts';

export const TOPICS: readonly Topic[] = [
  {
    isTender: true,
    words:
      /\b(?:love|kiss|girlfriend|boyfriend|wife|husband|darling|romance|crush|sweetheart|valentine)(?:s|d|es|ing)?\b/i,
    couplets: couplets(`
      I wrote your name inside my heart
      I loved you from the very start
      Your hand in mine, the evening slow
      There is no place I need to go
      You laugh and all the clouds give way
      I fall in love again each day
      I still remember what you wore
      The night you waited at my door
      We danced until the morning light
      Your eyes were shining in the night
      I never thought that it could be
      A love so simple and so free
    `),
  },
  {
    words:
      /\b(?:heartbreak|heartbroken|break-?up|broke up|broken heart|ex|divorce|goodbye|without you|left me|leaving me|lonely|alone|missing|miss|regret)\b/i,
    couplets: couplets(`
      The coat you left is on the chair
      I talk to it as you were there
      I read the words you did not say
      And put the letters all away
      The house is quiet as the snow
      I never learned to let you go
      I cook for two and eat for one
      And leave the radio to run
      I write your name upon the pane
      And watch it wash away in rain
      One day the hurt will be a scar
      One day I will not ask how you are
    `),
  },
  {
    words:
      /\b(?:sea|beach|ocean|sun|sand|waves?|island|holidays?|vacation|boat|ship|sail|sailor|fisher\w*|surf|swim|swimming|harbour|harbor|lighthouse|whale|coast|tide|mermaid)\b/i,
    couplets: couplets(`
      The salt is drying on my skin
      The tide goes out, the tide comes in
      We leave our footprints on the shore
      The waves come back and ask for more
      A golden sun above the bay
      We sail the afternoon away
      The wind comes in, the gulls fly free
      And someone sings across the sea
      There is no clock upon the sand
      Just open water, sun and land
      The lantern turns, the ships go by
      And every wave becomes a sigh
    `),
  },
  {
    words: /\b(?:summer|july|august|sunshine|sunny|ice cream|pool|picnic|heat|barefoot|lemonade)\b/i,
    couplets: couplets(`
      The days are long, the nights are warm
      We run to meet the thunderstorm
      With ice cream melting on my hand
      We build our castles in the sand
      The windows open, radio on
      We sing until the light is gone
      The garden hose, the wet green grass
      We never want the day to pass
      The evening smells of smoke and pine
      And all the stars come out to shine
    `),
  },
  {
    words:
      /\b(?:city|town|streets?|taxi|neon|traffic|subway|metro|skyline|downtown|club|party|dance|dancing|disco|friday|saturday|nightlife|berlin|paris|london|lisbon|new york|tokyo|rome|madrid|nightclub)\b/i,
    couplets: couplets(`
      The neon signs are burning bright
      The city never sleeps at night
      We take the long way through the crowd
      And turn the music up too loud
      The trains are singing underground
      I feel the floor, I feel the sound
      The taxi lights go passing by
      Like falling stars across the sky
      My shoes are worn, my head is light
      We own the corner for tonight
      A stranger smiles, a window glows
      And where we end up, no one knows
    `),
  },
  {
    words:
      /\b(?:road|travel|travell?ing|drive|driving|train|car|truck|journey|highway|trip|leaving|moving|bus|fly|flight|plane|bike|bicycle|cycling|adventure|away|abroad|hitchhik\w+|motorbike|van)\b/i,
    couplets: couplets(`
      I packed my life inside a case
      And said goodbye to every place
      The engine hums, the miles go slow
      There is so far for me to go
      The window shows me hills and trees
      I let my hair fly in the breeze
      I chase the road around the bend
      And every mile becomes a friend
      The map is old, the sky is wide
      I roll the windows down and ride
      I do not know what waits for me
      But I was never quite so free
    `),
  },
  {
    words:
      /\b(?:home|family|mother|mum|mom|mama|father|dad|daddy|papa|parents|grandma|grandmother|granny|nana|grandpa|grandfather|sister|brother|aunt|uncle|house|hometown|homesick)\b/i,
    couplets: couplets(`
      The kettle sings, the lamps are on
      We talk until the tea is gone
      There is a chair beside the door
      Your coat is hanging as before
      The garden gate, the apple tree
      The hands that held and lifted me
      We measured years upon the wall
      And I was never very tall
      Wherever I may have to roam
      A little light will lead me home
      You taught me how to tie my shoe
      And all I know I learned from you
    `),
  },
  {
    isTender: true,
    words: /\b(?:baby|newborn|son|daughter|lullaby|sleep|bedtime|little (?:girl|boy|one)|pregnan\w+|born)\b/i,
    couplets: couplets(`
      Ten tiny fingers, one small nose
      You own my heart from head to toes
      The moon is hanging on a string
      And all the little night birds sing
      You close your eyes, you hold my hand
      And sail away to sleepy land
      I count the freckles on your cheek
      I love you more than I can speak
      One day you will be tall and strong
      Till then I hold you with this song
    `),
  },
  {
    words: /\b(?:dogs?|puppy|puppies|labrador|terrier|dachshund|poodle)\b/i,
    couplets: couplets(`
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
    words: /\b(?:cats?|kitten|kitty|tomcat)\b/i,
    couplets: couplets(`
      You sleep all day, you roam all night
      You chase a little spot of light
      You own the chair, you own the bed
      You like to sit upon my head
      You walk the roof, you rule the street
      On soft and secret velvet feet
      You knock my cup down from the shelf
      And look so pleased about yourself
      You purr as loudly as a train
      And all is well in house and lane
    `),
  },
  {
    words:
      /\b(?:horse|pony|bird|animal|bear|fox|rabbit|hamster|owl|wolf|elephant|penguin|hedgehog|squirrel|donkey|goat|chicken|duck|frog|turtle|pet)(?:s|es)?\b/i,
    couplets: couplets(`
      The woods are wide, the grass is deep
      The hills are only half asleep
      You look at me, I look at you
      And neither knows what next to do
      You need no money and no phone
      You have a kingdom of your own
      You leave your tracks across the snow
      And no one sees you come or go
      The moon is up, the wind is near
      And you have nothing more to fear
    `),
  },
  {
    words:
      /\b(?:rain|storm|thunder|winter|snow|cold|frost|ice|autumn|fall|november|december|fog|cloud)(?:s|y|ing)?\b/i,
    couplets: couplets(`
      The rain is drumming on the pane
      A silver river down the lane
      The winter came without a sound
      And laid its silver on the ground
      We light a lamp, we shut the door
      The storm can knock a little more
      I pull my collar to my chin
      And feel the evening drawing in
      The leaves are red, the leaves are gold
      I have a warmer hand to hold
      The clouds will pass, they always do
      And leave the morning washed and new
    `),
  },
];
