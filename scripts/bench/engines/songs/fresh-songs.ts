/** Twenty more songs that nobody prepared the singer for, written after it was finished: what it is measured by now. */

import { type UnseenSong, unseen } from './unseen-songs.ts';

export const FRESH_SONGS: readonly UnseenSong[] = [
  unseen(
    'pop',
    'shimmer',
    'Taxi lights are swimming in the puddles on the street / I am walking home alone with music in my feet',
    'Meet me where the river bends, meet me where it slows / Tell me all the secrets that the summer never knows',
    'Strangers share umbrellas and a baker sweeps the floor / Someone paints a rainbow on a bright blue wooden door',
    'Meet me where the river bends, meet me where it slows / Tell me all the secrets that the summer never knows',
  ),
  unseen(
    'rock',
    'echo',
    'Engine oil and leather and a ticket to the coast / I left behind the city and the man who shouted most',
    'Hold on to the handle, hold on to the flame / Nobody out there remembers my name',
  ),
  unseen(
    'ballad',
    'nova',
    'There is dust upon the piano and a photograph of you / Taken in the garden when the roses all were new',
    'If I could turn the water back, if I could hold the tide / I would spend a thousand winters sleeping by your side',
  ),
  unseen(
    'classical',
    'fable',
    'Midnight in the diner and the waiter wipes the bar / Somebody is laughing in the back seat of a car',
    'Pour another coffee, let the saxophone decide / Love is just a feeling with nowhere left to hide',
  ),
  unseen(
    'acoustic',
    'alloy',
    'Grandfather is carving little horses out of pine / The kettle starts to whistle and the dog begins to whine',
    'Simple as a candle, simple as the snow / These are all the riches I will ever need to know',
  ),
  unseen(
    'country',
    'onyx',
    'Broken down in Kansas with a banjo and a bird / The preacher gave me sandwiches and never said a word',
    'Roll along, old freight train, carry me till noon / I will see my Emily beneath the harvest moon',
  ),
  unseen(
    'hip_hop',
    'nova',
    'Elevator broken so I climb up every stair / Seven different reasons why I never had a chair',
    'Watch me make a castle from the pieces that you threw / Everything I promised I am going to do',
    'Teacher said be careful and the banker told me no / I kept on painting pictures in the middle of the snow',
    'Watch me make a castle from the pieces that you threw / Everything I promised I am going to do',
  ),
  unseen(
    'electronic',
    'echo',
    'Numbers on the ceiling and a window made of glass / Somewhere in the future we are lying on the grass',
    'Neon in the water, neon in the sky / Keep your eyes wide open while the years go by',
  ),
  unseen(
    'upbeat',
    'shimmer',
    'Ice cream in the morning and a kite above the town / Put your funny hat on, turn your worries upside down',
    'Hip hip hooray for the people on the bus / Hip hip hooray for the likes of us',
  ),
  unseen(
    'cinematic',
    'alloy',
    'Ships are leaving harbour with their lanterns burning low / Mothers on the hillside watch the final banner go',
    'Carry us, oh mighty wind, beyond the edge of night / Bring us to the country where the rivers run with light',
  ),
  unseen(
    'corporate',
    'fable',
    'Here is to the people who are never giving in / Opening the office when the winter days begin',
    'Step by step we travel, side by side we stand / Making better futures with a steady hand',
  ),
  unseen(
    'classical',
    'nova',
    'Autumn lays her carpet on the marble palace floor / Swans upon the water dream of summertime no more',
    'Sleep, my little sparrow, softly close your wing / Morning has a melody for every living thing',
  ),
  unseen(
    'pop',
    'onyx',
    'You keep my yellow sweater in the bottom of your drawer / I keep a hundred messages and try to count them all',
    'Maybe we were lightning, maybe we were rain / Maybe in December we will find our way again',
  ),
  unseen(
    'rock',
    'shimmer',
    'Sirens over Brooklyn and the amplifiers scream / Everyone is drowning in an advertising dream',
    'Wake up, wake up, break the golden chain / We were not invented to be driven insane',
  ),
  unseen(
    'ballad',
    'fable',
    'The hospital is quiet and the autumn leaves are brown / My father wears his wedding ring and never lets it down',
    'Time is a thief in a beautiful coat / Love is a river and we are the boat',
  ),
  unseen(
    'acoustic',
    'echo',
    'Muddy shoes and apple pie and rabbits in the corn / Nothing here has altered since the day that I was born',
    'Sing it to the mountain, sing it to the stream / Every little valley is the corner of a dream',
    'Lanterns in the orchard and a fiddle in the hall / Everyone is welcome when the leaves begin to fall',
    'Sing it to the mountain, sing it to the stream / Every little valley is the corner of a dream',
  ),
  unseen(
    'country',
    'shimmer',
    'Waitress in a cotton dress is pouring out the tea / Trucker with a diamond ring is looking straight at me',
    'Honey, keep your diamond, I have got the road / I would rather travel with a lighter load',
  ),
  unseen(
    'hip_hop',
    'alloy',
    'Basketball on concrete and my brother by my side / Mama working double shifts and never lost her pride',
    'This is for the dreamers with a hole inside their shoe / Nobody can tell you what you cannot do',
  ),
  unseen(
    'upbeat',
    'onyx',
    'Saturday is calling and the barbecue is hot / Uncle Joe is dancing in the supermarket parking lot',
    'Shake it like a maraca, shake it like a tree / Everybody party with the neighbours and me',
  ),
  unseen(
    'cinematic',
    'fable',
    'Kings are made of paper and their castles made of sand / Only one small shepherd girl can save the frozen land',
    'Ring the bells of silver, let the dragons fly / Hope is never buried while a child can ask you why',
  ),
];
