/** One panel of a comic: who is in it, where they look, what they feel and say. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { cutText } from '#common/wording/cut-text.ts';
import type { Head } from '../../../scene/bubble.ts';
import type { Panel, PanelShot } from '../../../scene/comic-page.ts';
import { moodFor } from '../../../scene/mood.ts';
import type { SceneOrder } from '../orders.ts';
import { blockOf, drawBlock, INK, measureWith, put } from './lettering.ts';
import { drawSpeech, fitSpeech } from './speech.ts';
import { type Actor, actorsOf, type Gaze, type ShotOptions, shootStage } from './stage-shot.ts';
import { closeView, togetherView, type View, wideView } from './view.ts';

/** The place counts as much as the people, and the narrator needs room. */
const ESTABLISHING_SIZE = 0.8;
/** How small people may become when they have much to say. */
const SIZES = [1, 0.84, 0.7];
/** Shares of the stage's width between people who talk with each other. */
const APART = 0.25;
/** Degrees that a body and a head turn to whom one speaks with, and that a head bows to who is smaller. */
const BODY = 30;
const HEAD = 16;
const DOWN = 14;
/** Seen alone, a face is read from nearer to the front. */
const ALONE = 18;

interface Size {
  width: number;
  height: number;
}

/** Those who talk stand near each other and turn to each other. */
export function gathered(actors: readonly Actor[], who: readonly number[]): Actor[] {
  const inOrder = [...who].sort((a, b) => actors[a]!.place.x - actors[b]!.place.x);
  return actors.map((actor, i) => {
    const rank = inOrder.indexOf(i);
    if (rank < 0) return actor;
    const x = 0.5 + (rank - (inOrder.length - 1) / 2) * APART;
    const side = rank - (inOrder.length - 1) / 2;
    return { ...actor, place: { ...actor.place, x, yaw: -Math.sign(side) * BODY } };
  });
}

/** Everybody looks at who speaks, who speaks at the nearest of the others; up and down to who is taller or smaller. */
export function looksOf(
  actors: readonly Actor[],
  who: readonly number[],
  speaker: number,
): Record<number, Gaze> {
  const at = (i: number) => actors[i]!.place.x;
  const high = (i: number) => actors[i]!.character.skeleton.joints.head[1] * actors[i]!.place.unit;
  const towards = (i: number, target: number): Gaze => ({
    turn: Math.sign(at(target) - at(i)) * HEAD,
    down: Math.max(-DOWN, Math.min(DOWN, (high(i) - high(target)) * DOWN * 5)),
  });
  return Object.fromEntries(
    who.flatMap((i) => {
      const target = i === speaker ? nearestTo(actors, who, speaker) : speaker;
      return target === undefined ? [] : [[i, towards(i, target)]];
    }),
  );
}

const nearestTo = (actors: readonly Actor[], who: readonly number[], one: number): number | undefined =>
  who
    .filter((i) => i !== one)
    .sort(
      (a, b) =>
        Math.abs(actors[a]!.place.x - actors[one]!.place.x) -
        Math.abs(actors[b]!.place.x - actors[one]!.place.x),
    )[0];

/** Who is seen alone speaks to somebody beside the picture. */
function facingOthers(
  actors: readonly Actor[],
  who: number,
): { actors: Actor[]; looks: Record<number, Gaze> } {
  const everybody = actors.map((_, i) => i);
  const target = nearestTo(actors, everybody, who);
  if (target === undefined) return { actors: [...actors], looks: {} };
  const side = Math.sign(actors[target]!.place.x - actors[who]!.place.x);
  return {
    actors: actors.map((one, i) =>
      i === who ? { ...one, place: { ...one.place, yaw: side * ALONE } } : one,
    ),
    // From near, a bowed head would hide the face under a hat.
    looks: { [who]: { ...looksOf(actors, [who, target], who)[who]!, down: 0 } },
  };
}

interface Setting {
  actors: Actor[];
  view: View;
  options: ShotOptions;
}

function settingsOf(order: SceneOrder, { shot, lines }: Panel, size: Size): Setting[] {
  const [first] = lines;
  const speakers = lines.filter((one) => !one.isVoice).map((one) => one.who);
  const mood = first && moodFor(first.text);
  const speaks = lines.length > 0;
  if (shot.kind === 'wide')
    return [
      {
        actors: actorsOf(order, ESTABLISHING_SIZE),
        view: wideView(size.width, size.height),
        options: { speakers, mood, ...(first && { looks: wideLooks(order, first.who) }) },
      },
    ];
  if (shot.kind === 'together')
    return SIZES.map((small) => {
      const actors = gathered(actorsOf(order), shot.who);
      const looks = looksOf(actors, shot.who, first?.who ?? shot.who[0]!);
      const view = further(
        togetherView(
          shot.who.map((i) => actors[i]!),
          size,
          speaks,
        ),
        small,
      );
      return { actors: only(actors, shot), view, options: { speakers, mood, about: shot.who, looks } };
    });
  const { actors, looks } = facingOthers(actorsOf(order), shot.who);
  const { character, place } = actors[shot.who]!;
  // A long speech is told from further away: there is more room above.
  const framings = shot.framing === 'bust' ? (['bust', 'half'] as const) : (['half'] as const);
  return framings.map((framing) => ({
    actors,
    view: closeView(character, place, framing, size, speaks),
    options: { speakers, mood, about: [shot.who], looks },
  }));
}

const wideLooks = (order: SceneOrder, speaker: number): Record<number, Gaze> => {
  const actors = actorsOf(order);
  return looksOf(
    actors,
    actors.map((_, i) => i),
    speaker,
  );
};

/** From further away, the feet of the picture staying where they are. */
const further = (view: View, share: number): View => ({
  left: view.left - (view.width * (1 / share - 1)) / 2,
  width: view.width / share,
  height: view.height / share,
  top: view.top - view.height * (1 / share - 1),
});

/** Nobody stands behind those who have moved together. */
const only = (actors: readonly Actor[], shot: Extract<PanelShot, { kind: 'together' }>): Actor[] =>
  actors.map((actor, i) =>
    shot.who.includes(i) ? actor : { ...actor, place: { ...actor.place, x: actor.place.x < 0.5 ? -2 : 3 } },
  );

export async function drawPanel(
  pen: SKRSContext2D,
  order: SceneOrder,
  panel: Panel,
  caption: string,
): Promise<void> {
  const size = { width: Math.round(panel.width), height: Math.round(panel.height) };
  const settings = settingsOf(order, panel, size);
  for (const [i, { actors, view, options }] of settings.entries()) {
    const shot = await shootStage(order, actors, view, size, options);
    const seen = shot.shown.map((who) => shot.heads[who]!);
    const speech = panel.lines.map(({ who, text, isVoice }) => ({
      text,
      head: isVoice ? outside(size) : shot.heads[who]!,
    }));
    const bubbles = speech.length > 0 ? fitSpeech(pen, speech, seen, size) : [];
    if (!bubbles && i < settings.length - 1) continue;
    pen.save();
    put(pen, shot, panel.x, panel.y);
    pen.translate(panel.x, panel.y);
    drawSpeech(pen, bubbles ?? []);
    pen.restore();
    break;
  }
  if (caption) drawCaption(pen, caption, panel);
}

/** Where the tail of a voice points to that comes from outside the panel. */
const outside = ({ width, height }: Size): Head => ({
  x: width,
  y: height * 0.74,
  radius: height * 0.04,
});

/** The narrator's box in the corner of the first panel. */
function drawCaption(pen: SKRSContext2D, text: string, { x, y, width, height, lines }: Panel): void {
  const short = text.length > 220 ? `${cutText(text, 217).trimEnd()}…` : text;
  const block = blockOf(pen, 'Caption', short, 28, lines.length > 0 ? width - 90 : width * 0.5, 1.3);
  const measure = measureWith(pen, 'Caption');
  const wide = Math.max(...block.lines.map((line) => measure(line) * block.em));
  const high = block.height + 30;
  // Where somebody speaks, words are above: the narrator is below.
  const top = lines.length > 0 ? y + height - high - 20 : y + 20;
  pen.fillStyle = '#fff3c4';
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  const box: [number, number, number, number] = [x + 20, top, wide + 44, high];
  pen.fillRect(...box);
  pen.strokeRect(...box);
  drawBlock(pen, 'Caption', block, { x: x + 42, y: top + 15 }, INK);
}
