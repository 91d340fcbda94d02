/** The part of a 2D canvas that films are drawn with: the browser's and the server's both have it. */

export type Canvas2D = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
  | 'roundRect'
  | 'bezierCurveTo'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'textRendering'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'drawImage'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'strokeText'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'globalAlpha'
  | 'shadowColor'
  | 'shadowBlur'
  | 'letterSpacing'
  | 'globalCompositeOperation'
>;

export interface Size {
  width: number;
  height: number;
}

/** A picture that can be drawn, with its measures. */
export interface Still extends Size {
  image: CanvasImageSource;
  /** What it is of, where that had another shape before it was cut to size. */
  original?: Size;
}
