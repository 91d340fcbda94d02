/** Small files with the true table of contents of weights, or a lying one: what real ones weigh gigabytes for. */

export type Shapes = Record<string, number[]>;

/** What a whole model of the first family is known by. */
export const SD1: Shapes = {
  'model.diffusion_model.input_blocks.0.0.weight': [4, 4, 3, 3],
  'cond_stage_model.transformer.text_model.final_layer_norm.weight': [4],
  'first_stage_model.decoder.conv_in.weight': [2, 2],
};
export const SDXL: Shapes = {
  'model.diffusion_model.input_blocks.0.0.weight': [4, 4, 3, 3],
  'conditioner.embedders.1.model.ln_final.weight': [4],
  'first_stage_model.decoder.conv_in.weight': [2, 2],
};

const FLOAT = 4;
const count = (shape: readonly number[]) => shape.reduce((product, one) => product * one, 1);

export function safetensors(
  shapes: Shapes,
  change: (header: Record<string, unknown>) => void = () => undefined,
) {
  let at = 0;
  const header: Record<string, unknown> = { __metadata__: { format: 'pt' } };
  for (const [name, shape] of Object.entries(shapes)) {
    const end = at + count(shape) * FLOAT;
    header[name] = { dtype: 'F32', shape, data_offsets: [at, end] };
    at = end;
  }
  change(header);
  const text = Buffer.from(JSON.stringify(header));
  return Buffer.concat([uint64(text.length), text, Buffer.alloc(at)]);
}

export function gguf(shapes: Shapes, { version = 3, tensors = Object.keys(shapes).length } = {}): Buffer {
  const parts = [Buffer.from('GGUF'), uint32(version), uint64(tensors), uint64(2)];
  // A text and a list of texts, as vocabularies are.
  parts.push(text('general.name'), uint32(8), text('made for a test'));
  parts.push(text('tokens'), uint32(9), uint32(8), uint64(2), text('a'), text('b'));
  let at = 0;
  for (const [name, shape] of Object.entries(shapes)) {
    parts.push(text(name), uint32(shape.length), ...[...shape].reverse().map(uint64), uint32(0), uint64(at));
    at += Math.ceil((count(shape) * FLOAT) / 32) * 32;
  }
  const head = Buffer.concat(parts);
  return Buffer.concat([head, Buffer.alloc((32 - (head.length % 32)) % 32), Buffer.alloc(at)]);
}

export function uint64(value: number | bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export const text = (value: string): Buffer => Buffer.concat([uint64(value.length), Buffer.from(value)]);
