/** Open Image Denoise's network as an ONNX graph, for pictures of any size whose sides are multiples of 16. */

import { bytesField as bytes, wholeField as int } from '#platform/media/protocol-buffers.ts';
import type { Table } from './read-tza.ts';

const ATTRIBUTE = { int: 2, string: 3, ints: 7 } as const;
const attribute = (name: string, value: number | string | number[]): Buffer =>
  bytes(
    5,
    Array.isArray(value)
      ? Buffer.concat([bytes(1, name), ...value.map((one) => int(8, one)), int(20, ATTRIBUTE.ints)])
      : typeof value === 'number'
        ? Buffer.concat([bytes(1, name), int(3, value), int(20, ATTRIBUTE.int)])
        : Buffer.concat([bytes(1, name), bytes(4, value), int(20, ATTRIBUTE.string)]),
  );
const node = (
  kind: string,
  from: string[],
  to: string,
  attributes: Record<string, number | string | number[]> = {},
): Buffer =>
  bytes(
    1,
    Buffer.concat([
      ...from.map((one) => bytes(1, one)),
      bytes(2, to),
      bytes(3, to),
      bytes(4, kind),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    ]),
  );
const constant = (name: string, { dims, data }: Table): Buffer =>
  bytes(
    5,
    Buffer.concat([
      ...dims.map((d) => int(1, d)),
      int(2, 1),
      bytes(8, name),
      bytes(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
    ]),
  );
const picture = (field: number, name: string, channels: number): Buffer => {
  const dims = [int(1, 1), int(1, channels), bytes(2, 'height'), bytes(2, 'width')].map((d) => bytes(1, d));
  const shape = Buffer.concat([int(1, 1), bytes(2, Buffer.concat(dims))]);
  return bytes(field, Buffer.concat([bytes(1, name), bytes(2, bytes(1, shape))]));
};

export const INPUT = 'input';
export const OUTPUT = 'dec_conv0';

export function networkOf(tables: ReadonlyMap<string, Table>): Buffer {
  const parts: Buffer[] = [];
  let last = INPUT;
  const table = (name: string): Table => {
    const found = tables.get(name);
    if (!found) throw new Error(`the denoising network lacks ${name}`);
    return found;
  };
  const conv = (name: string, beside?: string, hasRelu = true): string => {
    let from = last;
    if (beside) {
      from = `${name} both`;
      parts.push(node('Concat', [last, beside], from, { axis: 1 }));
    }
    parts.push(constant(`${name}.w`, table(`${name}.weight`)), constant(`${name}.b`, table(`${name}.bias`)));
    const to = hasRelu ? `${name} raw` : name;
    parts.push(
      node('Conv', [from, `${name}.w`, `${name}.b`], to, { kernel_shape: [3, 3], pads: [1, 1, 1, 1] }),
    );
    if (hasRelu) parts.push(node('Relu', [to], name));
    last = name;
    return name;
  };
  const pool = (level: number): string => {
    parts.push(node('MaxPool', [last], `pool${level}`, { kernel_shape: [2, 2], strides: [2, 2] }));
    last = `pool${level}`;
    return last;
  };
  parts.push(constant('twice', { dims: [4], data: Float32Array.of(1, 1, 2, 2) }));
  const up = (level: number): void => {
    parts.push(
      node('Resize', [last, '', 'twice'], `up${level}`, {
        mode: 'nearest',
        coordinate_transformation_mode: 'asymmetric',
        nearest_mode: 'floor',
      }),
    );
    last = `up${level}`;
  };
  conv('enc_conv0');
  conv('enc_conv1');
  const first = pool(1);
  conv('enc_conv2');
  const second = pool(2);
  conv('enc_conv3');
  const third = pool(3);
  conv('enc_conv4');
  pool(4);
  conv('enc_conv5a');
  conv('enc_conv5b');
  up(4);
  conv('dec_conv4a', third);
  conv('dec_conv4b');
  up(3);
  conv('dec_conv3a', second);
  conv('dec_conv3b');
  up(2);
  conv('dec_conv2a', first);
  conv('dec_conv2b');
  up(1);
  conv('dec_conv1a', INPUT);
  conv('dec_conv1b');
  conv(OUTPUT, undefined, false);
  const channels = table('enc_conv0.weight').dims[1]!;
  const graph = Buffer.concat([
    ...parts,
    bytes(2, 'denoise'),
    picture(11, INPUT, channels),
    picture(12, OUTPUT, 3),
  ]);
  // Opset 13 of the plain operators.
  const operators = bytes(8, Buffer.concat([bytes(1, ''), int(2, 13)]));
  return Buffer.concat([int(1, 8), operators, bytes(7, graph)]);
}
