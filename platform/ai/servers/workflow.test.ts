/** Workflows: where their values go in is found, and what cannot be used is said in words. */

import { describe, expect, it } from 'vitest';
import { WORKFLOW } from '#tests/fakes/fake-comfyui.ts';
import { fillWorkflow, readWorkflow } from './workflow.ts';

const read = (workflow: unknown) => readWorkflow(JSON.stringify(workflow));

describe('a workflow', () => {
  it('has its inputs found by titles, wires and kinds of nodes, and filled in', () => {
    const found = read(WORKFLOW);
    expect(found.places).toEqual({
      prompt: [{ node: '6', input: 'text' }],
      negative: [{ node: '7', input: 'text' }],
      seed: [{ node: '3', input: 'seed' }],
      width: [{ node: '5', input: 'width' }],
      height: [{ node: '5', input: 'height' }],
    });
    const filled = fillWorkflow(found, { prompt: 'a "dog"', seed: 7, width: 832, height: 1216, image: 'no' });
    expect(filled['6']!.inputs.text).toBe('a "dog"');
    expect(filled['3']!.inputs).toMatchObject({ seed: 7, steps: 20, positive: ['6', 0] });
    expect(filled['5']!.inputs).toMatchObject({ width: 832, height: 1216 });
    // The one that was read stays as it was.
    expect(found.nodes['6']!.inputs.text).toBe('a cat');
  });

  it('takes a picture and a mask, and reads the mask by its colour', () => {
    const found = read({
      ...WORKFLOW,
      '10': { class_type: 'LoadImage', inputs: { image: 'a.png' } },
      '11': { class_type: 'LoadImageMask', inputs: { image: 'm.png', channel: 'alpha' } },
    });
    expect(found.places.image).toEqual([{ node: '10', input: 'image' }]);
    const filled = fillWorkflow(found, { mask: 'atelier/m.png' });
    expect(filled['11']!.inputs).toEqual({ image: 'atelier/m.png', channel: 'red' });
  });

  it.each([
    ['%%%', 'isn’t valid JSON'],
    ['[]', 'isn’t a ComfyUI workflow'],
    ['{}', 'Export (API)'],
    ['{"nodes":[],"links":[]}', 'Export (API)'],
    ['{"1":{"class_type":"SaveImage","inputs":{}}}', 'has no prompt'],
    ['{"1":{"class_type":"X","inputs":{"text":"a"},"_meta":{"title":"prompt"}}}', 'doesn’t save a picture'],
    // Wired in a circle.
    [
      '{"1":{"class_type":"SaveImage","inputs":{"positive":["2",0]}},"2":{"class_type":"Y","inputs":{"positive":["2",0]}}}',
      'has no prompt',
    ],
  ])('%s is refused: %s', (text, words) => {
    expect(() => readWorkflow(text)).toThrow(words);
  });
});
