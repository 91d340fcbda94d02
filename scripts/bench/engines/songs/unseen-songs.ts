/** Twenty songs that nobody prepared the singer for: every voice, every style, words of many kinds. */

import type { Persona } from '#common/voice-words.ts';
import type { Genre } from '#engine/music/score.ts';

export interface UnseenSong {
  style: Genre;
  voice: Persona;
  words: string;
}

/** Verse and chorus by turns. */
export const unseen = (style: Genre, voice: Persona, ...parts: readonly string[]): UnseenSong => ({
  style,
  voice,
  words: parts
    .map((lines, i) => `[${i % 2 === 0 ? 'verse' : 'chorus'}]\n${lines.split(' / ').join('\n')}`)
    .join('\n'),
});

export const UNSEEN_SONGS: readonly UnseenSong[] = [
  unseen(
    'pop',
    'nova',
    'Coffee on the counter, letters by the door / I can hear the neighbour dancing through the floor',
    'Turn the radio up, let the morning in / This is where the better days begin',
  ),
  unseen(
    'rock',
    'onyx',
    'Thunder on the highway, rust upon the wheel / Nobody can tell me what I ought to feel',
    'Burn it down and build it, stronger than before / I will never knock upon that door',
  ),
  unseen(
    'ballad',
    'alloy',
    'You left your winter jacket hanging in the hall / I still set two glasses out before the evening call',
    'Stay a little longer, even in a dream / Nothing in the silence is what it used to seem',
  ),
  unseen(
    'acoustic',
    'fable',
    'My grandfather planted an apple in the yard / He told me growing slowly was never very hard',
    'Roots below the garden, branches in the light / Everything we water will be all right',
  ),
  unseen(
    'country',
    'echo',
    'Dusty boots and Sunday, mama at the stove / Gravel on the driveway of the only home I know',
    'Take me to the river, lay my burdens down / There is no place sweeter than a one street town',
  ),
  unseen(
    'hip_hop',
    'shimmer',
    'Counting up the pennies, sleeping on the train / Writing down a future while I listen to the rain',
    'We keep moving, we keep moving on / Everybody told us that the dream was gone',
  ),
  unseen(
    'electronic',
    'alloy',
    'Signals in the static, faces made of blue / Every screen is glowing with a memory of you',
    'Higher than the satellites, faster than the sound / We are never coming down',
  ),
  unseen(
    'upbeat',
    'nova',
    'Grab your yellow bicycle and meet me at the park / We can chase the sunshine till the city gets dark',
    'Clap your hands together, jump into the sea / Nobody is happier than you and me',
  ),
  unseen(
    'cinematic',
    'onyx',
    'Across the broken mountains the armies of the night / A single burning candle is holding back the fight',
    'Rise with the morning, carry every name / We were born of ashes, we were born of flame',
  ),
  unseen(
    'corporate',
    'echo',
    'Every great idea starts inside a tiny room / People with a purpose making something bloom',
    'Together we are building, together we will grow / Showing all the others which way to go',
  ),
  unseen(
    'classical',
    'shimmer',
    'Silver is the fountain where the swallows used to play / Marble in the moonlight is fading into grey',
    'Gentle is the river, quiet is the stone / Nobody who loves you is ever alone',
  ),
  unseen(
    'pop',
    'fable',
    'Seven missed messages and one more on the way / I was busy learning how to throw the past away',
    'Call me when you are ready, call me when you are free / There is still a window with a light for you and me',
  ),
  unseen(
    'rock',
    'alloy',
    'Broken guitar strings and paper on the wall / Shouting out the chorus to nobody at all',
    'Louder, louder, let the windows shake / We have got a hundred rules to break',
  ),
  unseen(
    'ballad',
    'echo',
    'The doctor spoke so softly, the corridor was white / I held your hand and promised we would make it through the night',
    'Breathe with me, my darling, slow and deep and long / I will be beside you, singing you this song',
  ),
  unseen(
    'acoustic',
    'shimmer',
    'Pebbles in my pocket from the beach in early May / I can taste the salty wind whenever you are away',
    'Oh my heart is wandering, oh my feet are sore / Lead me back to harbour, lead me to the shore',
  ),
  unseen(
    'country',
    'nova',
    'Daddy drove a tractor and mama sold the wheat / Summer came in barefoot with blisters on her feet',
    'Hey, old whiskey river, roll me out to sea / Ain’t nobody waiting at the station for me',
  ),
  unseen(
    'hip_hop',
    'fable',
    'Pencil in the morning and a marker in the night / Teacher always told me that I never got it right',
    'Look at me now, look at me now / Standing on the table and I take a bow',
  ),
  unseen(
    'electronic',
    'onyx',
    'Machines are softly breathing beneath the frozen ground / The future has a heartbeat and nobody hears the sound',
    'Dance until the circuits overload / Follow me along the golden road',
  ),
  unseen(
    'upbeat',
    'echo',
    'Pancakes in the kitchen, puppy on the bed / Every silly melody is stuck inside my head',
    'It is gonna be a beautiful day / Throw your heavy worries away',
  ),
  unseen(
    'cinematic',
    'nova',
    'Beneath the sleeping ocean a city waits for dawn / The bells are slowly ringing for everyone who is gone',
    'Open up the heavens, let the water rise / I have seen the future shining in your eyes',
  ),
];
