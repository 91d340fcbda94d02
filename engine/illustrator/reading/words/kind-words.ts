/** Kinds that look unlike the thing that is drawn for them: a polar bear is a white bear. */

import type { Colour } from '../../scene.ts';

export const COLOUR_OF_KIND: ReadonlyMap<string, Colour> = new Map<string, Colour>([
  ['polar bear', 'white'],
  ['black bear', 'black'],
  ['panther', 'black'],
  ['black panther', 'black'],
  ['arctic fox', 'white'],
  ['snowy owl', 'white'],
  ['crow', 'black'],
  ['blackbird', 'black'],
  ['canary', 'yellow'],
  ['bluebird', 'blue'],
  ['blue jay', 'blue'],
  ['seagull', 'white'],
  ['gull', 'white'],
  ['goldfish', 'orange'],
  ['clownfish', 'orange'],
  ['golden retriever', 'gold'],
  ['labrador', 'beige'],
  ['husky', 'grey'],
  ['dalmatian', 'white'],
  ['lime', 'green'],
  ['plum', 'purple'],
  ['raspberry', 'red'],
  ['blackberry', 'black'],
  ['bluebell', 'blue'],
  ['daffodil', 'yellow'],
  ['buttercup', 'yellow'],
  ['poppy', 'red'],
  ['violet', 'purple'],
  ['fire engine', 'red'],
  ['ambulance', 'white'],
  ['cheesecake', 'beige'],
  ['lemon cake', 'yellow'],
  ['carrot cake', 'orange'],
  ['sponge cake', 'yellow'],
]);

/** Synonyms of subjects that mean something else in most sentences: an idea is no light bulb, water no glass. */
export const NOT_MEANT: ReadonlySet<string> = new Set(
  'steamer,nail polish,idea,growth,statistics,world,goal,water,stand,slice,canvas,paint,picture,painting,chimney,curtain,drink,blade,locker,entrance,preserve,shake,wrap,pump,mobile,home,camp,spirit,cycle,liner,bug,mill,agenda,great white,building,starlet,siren,trolley,jelly,barbecue,banner,bloom,caramel,fry,diagram,rack,drawer,award,prize,closet,railway,screen,monster,coach'.split(
    ',',
  ),
);
