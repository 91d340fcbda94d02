/** Things that are shown as something that only comes near them, which is said; and nouns that WordNet knows as kinds of things here. */

import { KINDS_OF } from './kinds.gen.ts';

/** Whose picture a person would not take for the thing itself. */
export const SHOWN_AS_NEAR: ReadonlySet<string> = new Set(
  `nunchucks|nunchaku|poles|hoe|garden fork|leg pads|knee pads|goalie pads|elbow pads|cricket pads|steering wheel|frisbee|mission patches|smoker|bee smoker|beekeeping smoker|pocket watch|fob watch|watch chain|starfish clip|starfish hair clip|starfish in her hair
  |shin pads|shin guards|gaiters|fingerless gloves|cybernetic eye|robot eye|robotic eye|bionic eye|cyber eye|cyborg eye|mechanical eye|laser eye
  |glowing eye|robot arm|robotic arm|bionic arm|metal arm|mechanical arm|cybernetic arm|prosthetic arm|megaphone|loudspeaker|bullhorn|trombone|tuba|french horn
  |banjo|harp|sitar|lyre|lute|cello|didgeridoo|clarinet|oboe|radio|boombox|boom box|stereo|typewriter|treasure chest|skis|pair of skis|snowboard|sled|sledge
  |scooter|kick scooter|compass|hand mirror|mirror|dreamcatcher|gold coin|coin|coins|gold bar|banana|pineapple|watermelon|pumpkin|jack o lantern|mushroom|toadstool
  |cheese|egg|coconut|potato|hot dog|taco|kebab|burrito|pretzel|sushi|plate of sushi|popcorn|fries|chips|syringe|thermometer|drill|power drill|spray can|soldering iron
  |hairdryer|hair dryer|comb|toothbrush|feather duster|duster|sponge|toolbox|tool box|first aid kit|crate|wooden crate|tape measure|measuring tape|towel
  |gas mask|respirator|balaclava|burqa|niqab|jetpack|jet pack|whistle|lanyard|dog tags|stopwatch|gladiator helmet|samurai helmet|winged helmet|headdress|feathered headdress
  |feather headdress|war bonnet|loincloth|stays|pike|scythe|sickle|kite|globe|dice|selfie stick|sign|placard|protest sign|laurel wreath|antlers|unicorn horn|bicorne|bearskin hat
  |shako|pith helmet|mantilla|elizabethan collar|crossbow|slingshot|vase|urn|puppet|cigar|corncob pipe|falcon|hawk|baton|gavel|bone|scepter|kettlebell|trunk case|guitar case|violin case
  |life jacket|life vest|bulletproof vest|stab vest|tactical vest|snake|boa|army helmet|soldier helmet|military helmet|head torch|headlamp|acorn|smock|bowler hat|derby hat|derby|bowler|sceptre|pile of books|stack of books|bib|harness|dog harness|sports whistle`
    .split('|')
    .map((one) => one.trim()),
);

/** Looked for last. */
export const KIND_WORDS: readonly (readonly [words: string, as: string])[] = KINDS_OF.split(';').flatMap(
  (group) => {
    const [as = '', words = ''] = group.split(':');
    return words.split(',').map((one) => [one, as] as const);
  },
);
