/** The voice of the film while it is written: each line is read aloud once, so that preview and film have one length. */

import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { hearLine, speakLine } from '../../calls/project-calls.ts';
import type { VideoData } from '../../contract.ts';
import type { SpokenLine } from '../../scene/captions.ts';
import { toldIn } from '../../script/told.ts';

/** Letters a second of an unhurried voice; scripts of whole syllables need fewer. */
const LETTERS_A_SECOND = 14;
const SYLLABLES_A_SECOND = 4.5;

export interface LineVoice extends SpokenLine {
  mouth?: readonly MouthCue[] | undefined;
  /** Where it can be heard; undefined while it is being made. */
  url: string | undefined;
}

type Line = Omit<BodyOf<typeof speakLine>, 'isAsked'>;

const guessed = (text: string, speed: number): number => {
  const syllables = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  const count = syllables?.length ?? 0;
  return (0.5 + count / SYLLABLES_A_SECOND + (text.length - count) / LETTERS_A_SECOND) / speed;
};

const addressOf = (line: Line): string =>
  `${hearLine.path}?${new URLSearchParams({ ...line, speed: String(line.speed) })}`;

/** One line after the other: a machine has one voice. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

const said = (line: Line, isAsked: boolean, isWanted: boolean) => ({
  queryKey: ['voice-line', line, isAsked],
  enabled: isWanted && line.text !== '',
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    inTurn(async () => {
      signal.throwIfAborted();
      return callApi(speakLine, { body: { ...line, isAsked } });
    }),
});

/** `isAsked`: somebody wants to hear it, so that a voice that costs money may speak. */
export function useVoices(data: VideoData, isAsked: boolean): readonly LineVoice[] {
  const { isOn, voice, language, speed } = data.narration;
  const told = useMemo(() => toldIn(data), [data]);
  const lines: Line[] = told.map((one) => ({
    text: one.text,
    voice: one.voice ?? voice,
    language,
    speed,
  }));
  // Not every letter that is typed is read aloud.
  const settled = useDebounced(JSON.stringify(lines));
  const wanted = useMemo(() => JSON.parse(settled) as Line[], [settled]);
  const free = useQueries({ queries: wanted.map((line) => said(line, false, isOn)) });
  // What costs money is asked for once, and only when somebody wants to hear it.
  const requested = useQueries({
    queries: wanted.map((line, i) => said(line, true, isOn && isAsked && free[i]?.data?.seconds === null)),
  });
  const answers = free.map((one, i) => requested[i]?.data ?? one.data);
  const known = JSON.stringify(answers.map((one) => one?.seconds ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are told apart by their lengths
  return useMemo(
    () =>
      lines.map((line): LineVoice => {
        if (line.text === '') return { seconds: 0, url: undefined };
        const at = wanted.findIndex((one) => JSON.stringify(one) === JSON.stringify(line));
        const answer = answers[at];
        return answer?.seconds
          ? { seconds: answer.seconds, words: answer.words, mouth: answer.mouth, url: addressOf(line) }
          : { seconds: guessed(line.text, speed), url: undefined };
      }),
    [JSON.stringify(lines), known],
  );
}
