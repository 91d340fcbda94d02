/** Runs in the browser: what a canvas shows, as text that can be handed out of the page. */

export function pixelText({ width, height }: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let i = 0; i < data.length; i += 0x8000) text += String.fromCharCode(...data.subarray(i, i + 0x8000));
  return { width, height, rgba: btoa(text) };
}
