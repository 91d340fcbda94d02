/** Finds in a spoken or written text what may be a task. */

import { cutText } from '#common/wording/cut-text.ts';

export interface Found {
  title: string;
  /** It is said like something to do; the rest is offered, but not ticked. */
  isLikely: boolean;
}

export const MAX_TASKS = 50;
const LONGEST = 200;

const BULLET = /^\s*(?:[-*•–]|\[ ?\]|\d{1,2}[.)])\s+/;
const LIKE_A_TASK =
  /\b(?:to-?do|need(?:s)? to|ha(?:ve|s) to|must|should|remember to|don['’]t forget|make sure|let['’]s|please|remind me|going to|we['’]ll|i['’]ll)\b/i;
const BEGINS_WITH_A_DEED =
  /^(?:add|ask|arrange|book|bring|buy|call|check|clean|collect|contact|create|deliver|draft|email|e-mail|fetch|finish|fix|follow up|get|invite|mail|make|meet|order|organi[sz]e|pay|pick up|plan|post|prepare|print|record|renew|reply|review|schedule|send|set up|sign|talk to|tell|test|update|upload|visit|wash|write)\b/i;

const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=\S)/);

/** At most fifty, in the order of the text; where there are more, those that are likely come first to be kept. */
export function tasksOf(text: string): Found[] {
  const seen = new Set<string>();
  const found: Found[] = [];
  for (const line of text.split(/\r?\n/)) {
    const isListed = BULLET.test(line);
    for (const part of isListed ? [line.replace(BULLET, '')] : sentencesOf(line)) {
      const words = part.trim().replace(/[.;,]+$/, '');
      const title = cutText(words, LONGEST);
      if (!/\p{L}/u.test(title) || seen.has(title.toLowerCase())) continue;
      seen.add(title.toLowerCase());
      found.push({ title, isLikely: isListed || LIKE_A_TASK.test(title) || BEGINS_WITH_A_DEED.test(title) });
    }
  }
  if (found.length <= MAX_TASKS) return found;
  const likely = found.filter((one) => one.isLikely).slice(0, MAX_TASKS);
  const room = MAX_TASKS - likely.length;
  const kept = new Set([...likely, ...found.filter((one) => !one.isLikely).slice(0, room)]);
  return found.filter((one) => kept.has(one));
}
