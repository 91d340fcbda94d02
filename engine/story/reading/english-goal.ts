/** What somebody in an English sentence is after: which kind of story it asks for, and the thing that it is about. */

import { baseForm, withoutArticle } from './english-grammar.ts';
import { kindIn } from './people-kinds.ts';
import type { Goal } from './told.ts';

export interface FoundGoal {
  goal: Goal;
  /** As it stands behind 'to'. */
  deed: string;
  thing: string;
  about: string;
  /** The words that it was found in. */
  from: string;
}

/** 'Wants to', 'decides to', 'dreams of': what counts comes behind. */
const WISHES =
  /^(?:(?:really|always|only|just|secretly|never)\s+)?(?:want|wish|hope|dream|long|would like|yearn|love)\s+(?:to|of)\s+(?:one day\s+|become able to\s+)?/u;
const GOES_FOR = /^go\s+(?=(?:looking|searching|hunting)\b)/u;
const TRIES =
  /^(?:(?:one day|finally|secretly|soon|never|always|often|suddenly)\s+)?(?:try|decide|plan|set out|set off|get ready|start|begin|need|have|go|manage|agree|promise|must|should|prepare|would|will|gets?)\s+(?:to\s+)(?=\p{L})/u;
const ADVERBS =
  /^(?:(?:just|recently|one day|finally|secretly|soon|suddenly|really|always|only|also|then|now|accidentally|bravely)\s+)+/u;
const CANNOT =
  /^(?:can(?:'|’)t|cannot|can not|could not|couldn(?:'|’)t|be not able to|be unable to|do(?:es)? not know how to|do(?:es)?n(?:'|’)t know how to|be learning (?:how )?to|learn (?:how )?to|practi[sc]e|try to learn (?:how )?to|be too \p{L}+ to)\s+/u;
/** Where another part of the sentence begins. */
const NEXT =
  /\s*(?:,|;|\b(?:and then|but|with|on (?=\p{Lu})|in (?:the|a|an|her|his|their|winter|summer)|on (?:the|a|an|her|his)|at (?:the|a|an|night|home|school)|for (?:her|his|their|the|a|an|\p{Lu})|to (?:give|bring|show|surprise|fly|go|find|sail|cheer|make|thank|reach|travel)|when|until|because|so that|who|that|which|from (?:the|a|an|her|his)|out of|near|under|behind|during|before|after|by the|all by|together)\b)\s*.*$/u;

const firstThing = (text: string): string => text.replace(NEXT, '').trim();
const gerund = (text: string): string =>
  text.replace(/^(\p{L}+?)(?:([bdgmnprt])\2)?ing\b/u, (whole, stem: string, twice: string) =>
    /^(?:sing|bring|ring|swing|cling|string|king|spring)$/u.test(whole)
      ? whole
      : /^(?:mak|bak|danc|rid|writ|driv|skat|div|hid|shar|com|tak|giv|us|liv|lov)$/u.test(
            stem + (twice ?? ''),
          )
        ? `${stem}${twice ?? ''}e`
        : `${stem}${twice ?? ''}`,
  );

/** 'grow up' → 'growing up': what one can be afraid of. */
const gerundOf = (text: string): string =>
  text.replace(
    /^\p{L}+/u,
    (verb) =>
      `${verb.replace(/(?<=[^aeiouy])e$/u, '').replace(/^(run|swim|get|sit|put|stop)$/u, (one) => one + one.at(-1)!)}ing`,
  );

const CONTEST =
  /\b(?:race|contest|competition|tournament|match|marathon|championship|olympics|derby|talent show|spelling bee|science fair)\b/u;
const FEAST =
  /\b(?:birthday|christmas|halloween|easter|wedding|picnic|festival|carnival|new year|party|parade|feast)\b/u;
const SHOP =
  /\b(?:shop|store|bakery|caf[eé]|restaurant|school|library|hospital|hotel|museum|zoo|circus|stall|stand|salon|theatre|theater|workshop|club|garage|business|post office|kiosk|bar|inn|laundry|farm)\b/u;
const YOUNG =
  /\b(?:lost|hurt|injured|tiny|baby|little|lonely|sick|poor|abandoned|stray|frightened|hungry|stuck|trapped|wounded|old|sad)\b/u;

type Rule = readonly [Goal, (text: string) => Partial<FoundGoal> | undefined];

const after = (text: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(text);
  return found ? (found[1] ?? '').trim() : undefined;
};

const RULES: readonly Rule[] = [
  [
    'stuck',
    (text) =>
      /^(?:be|get|become)\s+(?:\p{L}+ly\s+)?(?:stuck|trapped|caught|ill|sick|hurt|injured|broken)\b|^(?:break|hurt)\s+(?:his|her|its)\s|^catch a cold\b|^fall (?:into|off|out)/u.test(
        text,
      )
        ? {}
        : undefined,
  ],
  [
    'astray',
    (text) =>
      /^(?:get|be|become) lost\b|^lose (?:his|her|their|the|its) way\b|^wander off\b/u.test(text)
        ? {}
        : undefined,
  ],
  [
    'sleep',
    (text) =>
      /\b(?:sleep|fall asleep|go to bed|stay awake|insomnia)\b/u.test(text) &&
      /\b(?:can|could|can't|cannot|won't|not|never|awake|want|refuse|until|how)\b|^(?:sleep|fall asleep|go to bed|stay)/u.test(
        text,
      )
        ? {}
        : undefined,
  ],
  [
    'lost',
    (text) => {
      const thing =
        after(
          text,
          /^(?:have\s+)?(?:lose|lost|misplace|miss|drop|forget|leave behind|can(?:'|’)t find|cannot find|could not find|couldn(?:'|’)t find)\s+((?:his|her|their|its|my|the|a|an)\s.+)$/u,
        ) ??
        after(text, /^(?:look|search|hunt) for ((?:his|her|their|its|my)\s.+|the (?:lost|missing)\s.+)$/u) ??
        after(text, /^find (?:(?:his|her|their) (?:lost|missing)\s.+)$/u);
      if (thing === undefined) return undefined;
      const x = withoutArticle(firstThing(thing)).replace(/^(?:lost|missing|favou?rite|beloved)\s+/u, '');
      if (/^(?:way|way home|path)$/u.test(x)) return undefined;
      return x ? { thing: x } : undefined;
    },
  ],
  [
    'fear',
    (text) => {
      const about =
        after(
          text,
          /^(?:be|feel|get|become)?\s*(?:(?:very|so|a little|always|terribly|really|still|a bit)\s+)*(?:afraid|scared|frightened|terrified|fearful)\s+(?:of|to)\s+(.+)$/u,
        ) ??
        after(
          text,
          /^(?:fear|hate)\s+((?:the\s)?(?:dark|thunder|water|storm|night|dogs?|spiders?|monsters?|heights|ghosts?).*)$/u,
        ) ??
        after(text, /^(?:overcome|conquer|face)\s+(?:his|her|their|the)\s+fear of\s+(.+)$/u);
      if (!about) return undefined;
      const isDoing = /\b(?:afraid|scared|frightened|terrified) to\b/u.test(text);
      return { about: isDoing ? gerundOf(firstThing(about)) : firstThing(about) };
    },
  ],
  [
    'share',
    (text) =>
      /\b(?:share|sharing|quarrel\w*|argue\w*|fight over|jealous|selfish|greedy|mine)\b/u.test(text)
        ? {
            thing: withoutArticle(
              firstThing(
                after(
                  text,
                  /\b(?:share|sharing|over|of)\s+(?:all\s+)?(?:(?:just|only)\s+)?(?:one\s+)?((?:his|her|their|the|a)\s.+|piece\s.+|\p{L}+)$/u,
                ) ?? '',
              ),
            ),
          }
        : undefined,
  ],
  [
    'friend',
    (text) =>
      (/\b(?:friends?|friendship|playmate|lonely|all alone|nobody to play|no one to play)\b/u.test(text) &&
      !/\bhelp\b/u.test(text) &&
      /^(?:be|feel|find|make|meet|look|search|want|have|become|need|seek|get|befriend|live|wish|gain|win|play)\b/u.test(
        text,
      )
        ? {}
        : undefined) ??
      (/^(?:be|feel)\s+(?:\p{L}+ly\s+|so\s+|very\s+|too\s+|a bit\s+)?(?:embarrassed|ashamed|shy|sad|teased|different|unhappy|bored|small|ugly|laughed at|left out)\b/u.test(
        text,
      )
        ? {}
        : undefined) ??
      (/^(?:befriend|become friends with|make friends with)\b/u.test(text) ? {} : undefined),
  ],
  [
    'help',
    (text) => {
      const whom = after(
        text,
        /^(?:help|rescue|save|look after|take care of|care for|protect|heal|feed|comfort|cure|adopt|free|hatch|raise|cheer up|bring home|take in|nurse)\s+(.+)$/u,
      );
      if (whom) return {};
      const found = after(text, /^(?:find|discover|meet|come across)\s+((?:an?|the)\s.+)$/u);
      return found &&
        !/\begg\b/u.test(found) &&
        kindIn(firstThing(found)) !== undefined &&
        YOUNG.test(firstThing(found))
        ? {}
        : undefined;
    },
  ],
  [
    'mystery',
    (text) =>
      /\b(?:detective|mystery|mysterious|clues?|solve|investigate|thief|stolen|stole|who ate|who took|missing)\b/u.test(
        text,
      )
        ? { thing: mysteryThing(text) }
        : undefined,
  ],
  [
    'new',
    (text) =>
      /\b(?:first day|start school|starts? (?:at )?(?:a new )?(?:school|kindergarten|nursery)|new school|move (?:in)?to a new|moves? house|new house|new baby|new town|new city|new home)\b/u.test(
        text,
      )
        ? {}
        : undefined,
  ],
  [
    'open',
    (text) => {
      const x = after(
        text,
        /^(?:open|start|found|run|set up|launch|have|own)\s+(?:up\s+)?((?:an?|his|her|their|its|the)\s.+)$/u,
      );
      return x && SHOP.test(firstThing(x))
        ? { thing: withoutArticle(firstThing(x)).replace(/^(?:own|very own|first|new)\s+/u, '') }
        : undefined;
    },
  ],
  [
    'make',
    (text) => {
      const x = after(
        text,
        /^(?:bake|build|make|cook|paint|draw|knit|sew|write|plant|grow|invent|craft|create|construct|prepare|decorate|brew|design|carve|weave|fix|repair|mend)\s+(.+)$/u,
      );
      const thing = x ? firstThing(x) : '';
      const surprise = /^surprise \p{L}+ with ((?:an?|some)\s.+)$/u.exec(text)?.[1];
      if (surprise)
        return { thing: withoutArticle(firstThing(surprise)), deed: `make ${firstThing(surprise)}` };
      return thing &&
        !/^(?:friends?|sure|a wish|a mistake|it|him|her|them|up|everyone|everybody)\b/u.test(thing)
        ? { thing: withoutArticle(thing) }
        : undefined;
    },
  ],
  [
    'compete',
    (text) =>
      CONTEST.test(text)
        ? { about: CONTEST.exec(text)![0] }
        : /^(?:win|compete)\b/u.test(text)
          ? { about: 'contest' }
          : undefined,
  ],
  [
    'secret',
    (text) =>
      /\b(?:secret|secretly|hide|hides|hidden|surprise)\b/u.test(text) &&
      !/^(?:find|discover|seek)\b/u.test(text)
        ? {
            thing: withoutArticle(
              firstThing(
                after(text, /^(?:secretly )?(?:hide|keep)\s+((?:an?|the|his|her|their)\s.+)$/u) ?? '',
              ),
            ),
          }
        : undefined,
  ],
  [
    'seek',
    (text) => {
      const x =
        after(text, /^have no ((?!idea|time|money|choice|fear|room|sleep)\p{L}[\p{L} ]*)$/u) ??
        after(text, /^(?:look|search|hunt|dig|wait|wish|long|hope|ask) for\s+(.+)$/u) ??
        after(text, /^(?:seek|chase|follow|catch|want|need|reach|collect)\s+((?:an?|the|his|her)\s.+)$/u);
      const thing = x ? firstThing(x) : '';
      return thing && !/^(?:it|them|him|her|one)\b/u.test(thing)
        ? { thing: withoutArticle(thing) }
        : undefined;
    },
  ],
  [
    'found',
    (text) => {
      const gift = after(
        text,
        /^(?:give|bring|send|hand|buy|lend|leave)\s+(?:him|her|them|\p{Lu}\p{L}+)\s+((?:an?|the|some|his|her)\s.+)$/u,
      );
      if (gift) return { thing: withoutArticle(firstThing(gift)), deed: `find ${firstThing(gift)}` };
      const x = after(
        text,
        /^(?:find|found|discover|dig up|catch|get|receive|pick up|win|inherit|come across)\s+((?:an?|the|some|two|three|his|her)\s.+)$/u,
      );
      return x ? { thing: withoutArticle(firstThing(x)) } : undefined;
    },
  ],
  [
    'party',
    (text) =>
      FEAST.test(text) || /^celebrate\b/u.test(text)
        ? { about: FEAST.exec(text)?.[0] ?? 'party' }
        : undefined,
  ],
  [
    'travel',
    (text) =>
      /^(?:travel|go|fly|sail|journey|climb|visit|explore|cross|swim|walk|hike|move|return|run away|row|float|cycle|take a trip|get home|find (?:his|her|their) way|see|meet|watch|touch)\b\s+(?:on|to|into|around|across|up|through|over|the|a|an|all|home|in|his|her|along|down|under|back|away|with|by|lost)\b/u.test(
        text,
      )
        ? {}
        : undefined,
  ],
];

const mysteryThing = (text: string): string => {
  const thing =
    after(
      text,
      /\b(?:missing|stolen|stole|ate|took|of|takes|steals?|eats?)\s+((?:(?:the|his|her|their|an?|all the)\s)?[\p{L} -]+)$/u,
    ) ?? '';
  return withoutArticle(firstThing(thing)).replace(/^(?:missing|stolen)\s+/u, '');
};

/** Of several things that are done the one that most of a story is about. */
export function goalOf(texts: readonly string[], core: string): FoundGoal {
  const all = texts
    .filter(
      (one) =>
        !/^(?:lives?|lived|dwells?|does(?:n't|n’t| not) (?:want|like|need)|is not|isn(?:'|’)t)\b/u.test(
          one,
        ) || /sleep|bed\b/u.test(one),
    )
    .map((from) => wishOf(from));
  for (const [goal, rule] of RULES)
    for (const wish of all) {
      const found = rule(wish.text) ?? (goal === 'sleep' || goal === 'fear' ? rule(wish.whole) : undefined);
      // What is only learned at the end is no story of its own, where another one is told.
      const isEnd = wish !== all[0] && (goal === 'share' || goal === 'friend' || goal === 'learn');
      if (found && !(isEnd && all[0]!.text && matched(all[0]!.text)))
        return { goal, deed: wish.text, thing: '', about: '', from: wish.from, ...found };
    }
  const usable = all.filter(
    (one) => one.isWish || !/^(?:be|have|do|does|know|like|love|feel|seem|look)\b/u.test(one.text),
  );
  const [first] = usable;
  if (!first)
    return {
      goal: /\bfriends?\b/u.test(core) ? 'friend' : 'travel',
      deed: 'see what lies behind the hills',
      thing: '',
      about: '',
      from: '',
    };
  if (first.isWish)
    return { goal: 'learn', deed: first.text, thing: '', about: skillOf(first.text), from: first.from };
  return {
    goal: 'deed',
    deed: skillOf(first.text).replace(/^want (?!to\b)/u, 'have '),
    thing: '',
    about: '',
    from: first.from,
  };
}

const matched = (text: string): boolean => RULES.some(([, rule]) => rule(text) !== undefined);

const skillOf = (text: string): string =>
  text.replace(/\s*(?:,|;|\b(?:but|until|because|when|so that|even though|although)\b).*$/u, '').trim();

interface Wish {
  from: string;
  whole: string;
  text: string;
  isWish: boolean;
}

function wishOf(from: string): Wish {
  const lower = from.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase()).replace(ADVERBS, '');
  const cannot = CANNOT.test(lower) || CANNOT.test(baseForm(lower));
  let text = cannot ? lower.replace(CANNOT, '') : baseForm(lower);
  let isWish = cannot;
  if (cannot) text = text.replace(CANNOT, '');
  text = cannot && CANNOT.test(baseForm(lower)) ? baseForm(lower).replace(CANNOT, '') : text;
  const whole = text;
  for (let i = 0; i < 3; i++) {
    const next = text.replace(WISHES, '');
    if (next !== text) isWish = true;
    const tried = next.replace(TRIES, '').replace(GOES_FOR, '');
    if (tried === text) break;
    text = gerund(tried);
  }
  return { from, whole: cannot ? `cannot ${whole}` : whole, text, isWish };
}
