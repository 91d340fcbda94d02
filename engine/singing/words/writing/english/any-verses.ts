/** Verses of English songs that are about nothing in particular, and how somebody feels. */

import { couplets } from './couplets.ts';

export const ANYTHING = couplets(`
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
  A thousand windows, one is mine
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
`);

export const HAPPY = couplets(`
  My feet are light, the day is new
  The sky is such a shade of blue
  I sing along to every tune
  I want to dance beneath the moon
  And nothing brings me down today
  I throw my heavy coat away
`);

export const SAD = couplets(`
  I keep the silence in a jar
  And wonder where and how you are
  The days are long, the nights are slow
  I do not know which way to go
  I hear a step outside my door
  But no one comes here any more
`);
