/** What is put between the parts of the published voice model, so that it tells how long sounds last, and sings what it is given. */

import { bytesField, wholeField } from '#platform/media/protocol-buffers.ts';

/**
 * Three results inside the model decide how a text is said: frames of each token, pitch and strength of each half frame.
 * The nodes that make them write under another name (one letter of the file is changed), and a second, nearly empty graph
 * behind the published one is merged into it by every reader of the format (protocol buffers): there, under the old name,
 * stands what was given from outside, and where that is below zero what the model made itself.
 */
export const DURATIONS = '/encoder/Clip_output_0';
const PITCH = '/encoder/F0_proj/Conv_output_0';
const STRENGTH = '/encoder/N_proj/Conv_output_0';

/** What is given from outside. */
export const GIVEN = { durations: 'given_durations', pitch: 'given_f0', strength: 'given_n' } as const;

export interface Renamed {
  /** Byte of the published file. */
  at: number;
  to: string;
}

/** The last letter of what each of the three nodes calls its result. */
export const RENAMED: readonly Renamed[] = [
  { at: 403_664, to: 'X' },
  { at: 431_009, to: 'X' },
  { at: 431_249, to: 'X' },
];

const own = (name: string): string => `${name.slice(0, -1)}X`;

const MODEL = { graph: 7 } as const;
const GRAPH = { node: 1, initializer: 5, input: 11, output: 12 } as const;
const NODE = { input: 1, output: 2, name: 3, kind: 4 } as const;
const FLOAT = 1;

/** Numbers of a shape whose last side is as long as it comes. */
function input(name: string, sides: number): Buffer {
  const ones = Array.from({ length: sides - 1 }, () => bytesField(1, wholeField(1, 1)));
  const shape = bytesField(2, Buffer.concat([...ones, bytesField(1, bytesField(2, `${name}_length`))]));
  const type = bytesField(2, bytesField(1, Buffer.concat([wholeField(1, FLOAT), shape])));
  return bytesField(GRAPH.input, Buffer.concat([bytesField(1, name), type]));
}

const node = (kind: string, inputs: readonly string[], output: string): Buffer =>
  bytesField(
    GRAPH.node,
    Buffer.concat([
      ...inputs.map((one) => bytesField(NODE.input, one)),
      bytesField(NODE.output, output),
      bytesField(NODE.name, `${output}/given`),
      bytesField(NODE.kind, kind),
    ]),
  );

const ZERO = 'given_zero';

/** What stands in the file behind the published bytes. */
export function graphTail(): Uint8Array {
  const zero = Buffer.concat([wholeField(2, FLOAT), bytesField(8, ZERO), bytesField(9, Buffer.alloc(4))]);
  const instead = (given: string, sides: number, name: string): Buffer[] => [
    input(given, sides),
    node('Less', [given, ZERO], `${given}_less`),
    node('Where', [`${given}_less`, own(name), given], name),
  ];
  const graph = [
    bytesField(GRAPH.initializer, zero),
    ...instead(GIVEN.durations, 2, DURATIONS),
    ...instead(GIVEN.pitch, 3, PITCH),
    ...instead(GIVEN.strength, 3, STRENGTH),
    bytesField(GRAPH.output, bytesField(1, DURATIONS)),
  ];
  return bytesField(MODEL.graph, Buffer.concat(graph));
}
