/** The live stage in plain three.js: light, camera and one figure, drawn only while something moves. */

import {
  AmbientLight,
  CanvasTexture,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderer,
} from 'three';
import type { Pose } from '#engine/character/motion/pose.ts';
import type { CharacterData } from '../../contract.ts';
import type { BuiltCharacter } from './built-character.ts';
import { type FigureObject, figureObject } from './figure-object.ts';
import { type StageMaterials, stageMaterials } from './stage-materials.ts';

export type PoseSource = (seconds: number) => Pose;

export interface LiveStage {
  show(character: BuiltCharacter, artStyle: CharacterData['style']['artStyle']): void;
  /** What the figure does; `isStill` draws one picture and rests. */
  play(source: PoseSource, isStill: boolean): void;
  /** Degrees around the figure, up and down, and how near: 1 shows all of it. */
  look(yaw: number, pitch: number, zoom: number): void;
  resize(width: number, height: number): void;
  dispose(): void;
}

const ANGLE = 24;
/** CSS pixels that become one in pixel art. */
const PIXEL = 5;

export function openStage(canvas: HTMLCanvasElement): LiveStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: true });
  const scene = new Scene();
  const camera = new PerspectiveCamera(ANGLE, 1, 0.1, 60);
  const key = new DirectionalLight('#fff1dd', 3.1);
  const fill = new DirectionalLight('#cfd9ff', 0.7);
  const rim = new DirectionalLight('#ffffff', 1.6);
  scene.add(
    new HemisphereLight('#e6edff', '#c7ac98', 1.9),
    new AmbientLight('#ffffff', 0.35),
    key,
    fill,
    rim,
  );
  const shadow = contactShadow();
  scene.add(shadow);

  let figure: FigureObject | undefined;
  let materials: StageMaterials | undefined;
  let tall = 3.9;
  let focus = 2;
  let headY = 3;
  let isPixel = false;
  let view = { yaw: 14, pitch: 5, zoom: 1 };
  let size = { width: 1, height: 1 };
  let source: PoseSource | undefined;
  let isStill = false;
  let frame = 0;
  let began = performance.now();

  const aim = () => {
    const [a, b] = [(view.yaw * Math.PI) / 180, (view.pitch * Math.PI) / 180];
    // Nearer means the face, not the belly.
    const closeness = Math.min(1, Math.max(0, (view.zoom - 1) / 1.6));
    const y = focus + (headY - focus) * closeness;
    const needed = Math.max(tall, (2.4 * size.height) / size.width);
    const distance = needed / view.zoom / (2 * Math.tan((ANGLE * Math.PI) / 360));
    const out = Math.cos(b) * distance;
    camera.position.set(Math.sin(a) * out, y + Math.sin(b) * distance, Math.cos(a) * out);
    camera.lookAt(0, y, 0);
    // The light goes with the viewer, as in a photographer's studio.
    const place = (light: DirectionalLight, x: number, up: number, z: number) =>
      light.position.set(x * Math.cos(a) + z * Math.sin(a), up, z * Math.cos(a) - x * Math.sin(a));
    place(key, -3.3, 4.8, 4.5);
    place(fill, 5, 1.5, 4);
    place(rim, 3, 3, -4);
  };

  const draw = () => {
    frame = 0;
    if (!figure || !source) return;
    const pose = source((performance.now() - began) / 1000);
    figure.pose(pose);
    const high = Math.max(0, pose.offset[1]);
    (shadow.material as MeshBasicMaterial).opacity = 0.55 / (1 + high * 2);
    aim();
    renderer.render(scene, camera);
    if (!isStill) ask();
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  const resizeCanvas = () => {
    const density = isPixel ? 1 / PIXEL : Math.min(2, window.devicePixelRatio);
    renderer.setPixelRatio(density);
    renderer.setSize(size.width, size.height, false);
    canvas.style.imageRendering = isPixel ? 'pixelated' : 'auto';
    camera.aspect = size.width / size.height;
    camera.updateProjectionMatrix();
    ask();
  };

  return {
    show(character, artStyle) {
      if (figure) scene.remove(figure.root);
      figure?.dispose();
      materials?.dispose();
      materials = stageMaterials(artStyle);
      figure = figureObject(character, materials.materialFor, materials.outline);
      scene.add(figure.root);
      tall = character.height + 0.6;
      focus = character.height / 2;
      headY = character.headY;
      isPixel = artStyle === 'pixel';
      resizeCanvas();
    },
    play(next, still) {
      source = next;
      isStill = still;
      began = performance.now();
      ask();
    },
    look(yaw, pitch, zoom) {
      view = { yaw, pitch, zoom };
      ask();
    },
    resize(width, height) {
      if (width === 0 || height === 0) return;
      size = { width, height };
      resizeCanvas();
    },
    dispose() {
      cancelAnimationFrame(frame);
      source = undefined;
      figure?.dispose();
      materials?.dispose();
      shadow.geometry.dispose();
      renderer.dispose();
    },
  };
}

/** A soft dark spot under the feet: cheaper than a shadow map and enough to stand on. */
function contactShadow(): Mesh {
  const canvas = document.createElement('canvas');
  canvas.width = 128;
  canvas.height = 128;
  const context = canvas.getContext('2d')!;
  const spot = context.createRadialGradient(64, 64, 4, 64, 64, 62);
  spot.addColorStop(0, 'rgba(20,16,40,1)');
  spot.addColorStop(0.5, 'rgba(20,16,40,0.45)');
  spot.addColorStop(1, 'rgba(20,16,40,0)');
  context.fillStyle = spot;
  context.fillRect(0, 0, 128, 128);
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(canvas),
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(2.1, 1.5), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = 0.005;
  mesh.renderOrder = -1;
  return mesh;
}
