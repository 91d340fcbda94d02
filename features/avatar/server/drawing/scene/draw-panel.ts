/** One panel of a comic: who is in it, where they look, what they feel and say. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { cutText } from '#common/wording/cut-text.ts';
import type { Head } from '../../../scene/bubble.ts';
import type { Panel, PanelShot } from '../../../scene/comic-page.ts';
import { moodFor } from '../../../scene/mood.ts';
import type { SceneOrder } from '../orders.ts';
import { blockOf, drawBlock, INK, measureWith, put } from './lettering.ts';
import { drawSpeech, fitSpeech } from './speech.ts';
import { type Actor, actorsOf, type ShotOptions, shootStage } from './stage-shot.ts';
import { closeView, togetherView, type View, wideView } from './view.ts';

/** The place counts as much as the people, and the narrator needs room. */
const ESTABLISHING_SIZE = 0.8;
/** How small people may become when they have much to say. */
const SIZES = [1, 0.84, 0.7];
/** Shares of the stage's width between people who talk with each other. */
const APART = 0.25;
/** Degrees that a body and a head turn to whom one speaks with. */
const BODY = 32;
const HEAD = 20;

interface Size {
  width: number;
  height: number;
}

/** Those who talk stand near each other and turn to each other. */
function gathered(actors: readonly Actor[], who: readonly number[]): Actor[] {
  const inOrder = [...who].sort((a, b) => actors[a]!.place.x - actors[b]!.place.x);
  return actors.map((actor, i) => {
    const rank = inOrder.indexOf(i);
    if (rank < 0) return actor;
    const x = 0.5 + (rank - (inOrder.length - 1) / 2) * APART;
    const side = rank - (inOrder.length - 1) / 2;
    return { ...actor, place: { ...actor.place, x, yaw: -Math.sign(side) * BODY } };
  });
}

/** Everybody looks at who speaks, who speaks at the others. */
function looksOf(actors: readonly Actor[], who: readonly number[], speaker: number): Record<number, number> {
  const at = (i: number) => actors[i]!.place.x;
  const others = who.filter((i) => i !== speaker);
  const towards = (i: number, target: number) => Math.sign(at(target) - at(i)) * HEAD;
  return Object.fromEntries(
    who.map((i) => [
      i,
      i === speaker ? (others[0] === undefined ? 0 : towards(i, others[0])) : towards(i, speaker),
    ]),
  );
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
        options: { speakers, mood },
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
  const actors = actorsOf(order);
  const { character, place } = actors[shot.who]!;
  // A long speech is told from further away: there is more room above.
  const framings = shot.framing === 'bust' ? (['bust', 'half'] as const) : (['half'] as const);
  return framings.map((framing) => ({
    actors,
    view: closeView(character, place, framing, size, speaks),
    options: { speakers, mood, about: [shot.who] },
  }));
}

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
