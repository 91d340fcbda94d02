/** Reads a workflow of ComfyUI: where its words, numbers and pictures go in, found by titles and by what nodes are. */

import { AppError } from '#common/errors.ts';
import type { WorkflowInput } from '#common/model-server.ts';

interface Node {
  class_type: string;
  inputs: Record<string, unknown>;
  _meta?: { title?: unknown } | undefined;
}
export type Workflow = Record<string, Node>;

/** A node and one of its inputs. */
export interface Place {
  node: string;
  input: string;
}

export interface ReadWorkflow {
  nodes: Workflow;
  places: Partial<Record<WorkflowInput, Place[]>>;
}

const MAX_NODES = 2000;
const TITLES: Record<WorkflowInput, RegExp> = {
  prompt: /^(positive )?prompt$|^positive$/,
  negative: /^negative( prompt)?$/,
  seed: /^seed$/,
  width: /^width$/,
  height: /^height$/,
  image: /^(start |source |input )?image$/,
  mask: /^mask$/,
};
/** In which input of a node named by its title the value goes: the first that is there. */
const VALUES: Record<WorkflowInput, readonly string[]> = {
  prompt: ['text', 'prompt', 'value', 'string', 'positive'],
  negative: ['text', 'prompt', 'value', 'string', 'negative'],
  seed: ['seed', 'noise_seed', 'value', 'int'],
  width: ['width', 'value', 'int'],
  height: ['height', 'value', 'int'],
  image: ['image'],
  mask: ['image', 'mask'],
};

const wrong = (message: string) =>
  new AppError('bad_request', message, { issues: [{ path: 'options.workflow', message }] });

export function readWorkflow(text: string): ReadWorkflow {
  const nodes = parseNodes(text);
  const places: ReadWorkflow['places'] = {};
  const put = (name: WorkflowInput, found: Place[]) => {
    if (found.length > 0 && !places[name]) places[name] = found;
  };
  for (const name of Object.keys(TITLES) as WorkflowInput[]) put(name, titled(nodes, name));
  put('prompt', wordsBehind(nodes, 'positive'));
  put('negative', wordsBehind(nodes, 'negative'));
  put('seed', [...inputsOf(nodes, 'seed', isNumber), ...inputsOf(nodes, 'noise_seed', isNumber)]);
  const latents = Object.keys(nodes).filter((id) => /LatentImage/.test(nodes[id]!.class_type));
  for (const name of ['width', 'height'] as const)
    put(
      name,
      latents.filter((id) => isNumber(nodes[id]!.inputs[name])).map((node) => ({ node, input: name })),
    );
  put('mask', ofClass(nodes, /^LoadImageMask$/));
  const masks = new Set(places.mask?.map(({ node }) => node));
  put(
    'image',
    ofClass(nodes, /^LoadImage$/).filter(({ node }) => !masks.has(node)),
  );
  if (!places.prompt) throw wrong('The workflow has no prompt. Title the text node “prompt”.');
  if (!Object.values(nodes).some(({ class_type }) => /SaveImage|PreviewImage/.test(class_type)))
    throw wrong('The workflow doesn’t save a picture. Add a “Save Image” node.');
  if (places.mask && !places.image)
    throw wrong('The workflow has a mask but no picture. Title the node that loads the picture “image”.');
  return { nodes, places };
}

/** The workflow with these values in their places; what has no place is left out. */
export function fillWorkflow(
  { nodes, places }: ReadWorkflow,
  values: Partial<Record<WorkflowInput, string | number>>,
): Workflow {
  const filled = structuredClone(nodes);
  for (const [name, value] of Object.entries(values))
    for (const { node, input } of places[name as WorkflowInput] ?? []) {
      filled[node]!.inputs[input] = value;
      // Our masks are grey: any colour will do, alpha will not.
      if (name === 'mask' && 'channel' in filled[node]!.inputs) filled[node]!.inputs.channel = 'red';
    }
  return filled;
}

function parseNodes(text: string): Workflow {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw wrong('The workflow isn’t valid JSON. Paste the whole file that ComfyUI exports.');
  }
  if (!isRecord(parsed)) throw wrong('This isn’t a ComfyUI workflow.');
  if (Array.isArray(parsed.nodes))
    throw wrong('This workflow was saved by the editor. In ComfyUI, use “Export (API)” and paste that file.');
  const ids = Object.keys(parsed);
  const isNode = (value: unknown) =>
    isRecord(value) && typeof value.class_type === 'string' && isRecord(value.inputs);
  if (ids.length === 0 || ids.length > MAX_NODES || !Object.values(parsed).every(isNode))
    throw wrong('This isn’t a ComfyUI workflow. Use “Export (API)” in ComfyUI and paste that file.');
  return parsed as Workflow;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';

function titled(nodes: Workflow, name: WorkflowInput): Place[] {
  return Object.entries(nodes).flatMap(([node, { inputs, _meta }]) => {
    const title = typeof _meta?.title === 'string' ? _meta.title.trim().toLowerCase() : '';
    if (!TITLES[name].test(title)) return [];
    // An input that is wired to another node is not ours to fill.
    const input = VALUES[name].find((one) => one in inputs && !Array.isArray(inputs[one]));
    return input ? [{ node, input }] : [];
  });
}

const ofClass = (nodes: Workflow, pattern: RegExp): Place[] =>
  Object.entries(nodes)
    .filter(([, { class_type, inputs }]) => pattern.test(class_type) && isText(inputs.image))
    .map(([node]) => ({ node, input: 'image' }));

const inputsOf = (nodes: Workflow, input: string, fits: (value: unknown) => boolean): Place[] =>
  Object.keys(nodes)
    .filter((id) => fits(nodes[id]!.inputs[input]))
    .map((node) => ({ node, input }));

/** Follows the wire from a sampler's input back to the text that it ends in. */
function wordsBehind(nodes: Workflow, input: 'positive' | 'negative'): Place[] {
  for (const { inputs } of Object.values(nodes)) {
    let wire = inputs[input];
    for (let steps = 0; Array.isArray(wire) && steps < 20; steps++) {
      const id = String(wire[0]);
      const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
      if (!node) break;
      if (isText(node.inputs.text)) return [{ node: id, input: 'text' }];
      wire = node.inputs.text ?? node.inputs[input] ?? node.inputs.conditioning;
    }
  }
  return [];
}
