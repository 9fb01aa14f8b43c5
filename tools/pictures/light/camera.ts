import { AIR } from "../shape/solid.ts";
import { BLACK, developed, plus, scaled, type Rgb } from "./colour.ts";
import { seeded } from "./random.ts";
import type { Scene } from "./scene.ts";
import { seen } from "./trace.ts";
import { add, cross, minus, times, unit, vec, type Vec } from "./vector.ts";

/**
 * The camera always keeps the same distance; a view says what it looks at and how much of it, in
 * units of the scene, and from how far above that, where it is not as high as usual.
 */
export type View = { middle: { x: number; y: number }; across: number; above?: number };
export type Size = { width: number; height: number };

const DISTANCE = 17;
const HEIGHT = 2.6;

/** Three bytes a pixel, the upper left one first. */
export function photograph(scene: Scene, view: View, size: Size): Uint8Array {
  const eye = eyeOf(view, size);
  const random = seeded(11);
  const look = (x: number, y: number, side: number): Rgb => {
    let light = BLACK;
    for (let i = 0; i < side * side; i++) {
      const dx = ((i % side) + random()) / side;
      const dy = (Math.floor(i / side) + random()) / side;
      light = plus(light, clipped(seen(scene, eye.at, eye.towards(x + dx, y + dy), AIR)));
    }
    return scaled(light, 1 / (side * side));
  };
  const draft = new Float32Array(size.width * size.height * 3);
  for (let i = 0; i < size.width * size.height; i++) {
    const middle = eye.towards((i % size.width) + 0.5, Math.floor(i / size.width) + 0.5);
    const { r, g, b } = seen(scene, eye.at, middle, AIR);
    draft.set([r, g, b], i * 3);
  }
  const pixels = new Uint8Array(draft.length);
  for (let i = 0; i < size.width * size.height; i++) {
    const side = samplesPerSide(unrest(draft, i * 3, size.width * 3), size);
    const light =
      side > 1
        ? look(i % size.width, Math.floor(i / size.width), side)
        : { r: draft[i * 3]!, g: draft[i * 3 + 1]!, b: draft[i * 3 + 2]! };
    write(pixels, i * 3, light, random);
  }
  return pixels;
}

/** Only where something changes from one pixel to the next are many samples worth their time. */
function samplesPerSide(unrest: number, { width }: Size): number {
  if (unrest < 0.018) return 1;
  // A large picture is shown on a screen of small pixels, or made smaller.
  const [few, many] = width > 900 ? [2, 3] : [3, 5];
  return unrest < 0.12 ? few : many;
}

/** How much a pixel differs from those around it, as it will be seen. */
function unrest(draft: Float32Array, i: number, row: number): number {
  const here = developed(draft[i + 1]!);
  let most = 0;
  for (const step of [3, -3, row, -row, 6, -6, 2 * row, -2 * row]) {
    const other = draft[i + step + 1];
    if (other !== undefined) most = Math.max(most, Math.abs(developed(other) - here));
  }
  return most;
}

function eyeOf(
  view: View,
  { width, height }: Size,
): { at: Vec; towards: (x: number, y: number) => Vec } {
  const target = vec(view.middle.x, view.middle.y, 0);
  const { above = HEIGHT } = view;
  const at = vec(view.middle.x, view.middle.y + above, Math.sqrt(DISTANCE ** 2 - above ** 2));
  const ahead = unit(minus(target, at));
  const right = unit(cross(ahead, vec(0, 1, 0)));
  const up = cross(right, ahead);
  const step = view.across / width / DISTANCE;
  const towards = (x: number, y: number): Vec => {
    const across = times(right, (x - width / 2) * step);
    return unit(add(ahead, add(across, times(up, (height / 2 - y) * step))));
  };
  return { at, towards };
}

/** A lamp that is mirrored in an edge would else outshine the other samples of its pixel. */
function clipped(light: Rgb): Rgb {
  return { r: Math.min(light.r, 2.5), g: Math.min(light.g, 2.5), b: Math.min(light.b, 2.5) };
}

/** Rounds by chance, so that a wall's slow gradient shows no steps. */
function write(pixels: Uint8Array, at: number, light: Rgb, random: () => number): void {
  const dither = random();
  pixels[at] = developed(light.r) * 255 + dither;
  pixels[at + 1] = developed(light.g) * 255 + dither;
  pixels[at + 2] = developed(light.b) * 255 + dither;
}
