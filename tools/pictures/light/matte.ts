import type { Print, Surface } from "../shape/solid.ts";
import { developedFrom, scaled, through, type Rgb } from "./colour.ts";
import type { Scene } from "./scene.ts";
import { smooth, unit, vec, type Vec } from "./vector.ts";

type Place = { at: Vec; normal: Vec; u: number; v: number };

export function matte(
  scene: Scene,
  surface: Extract<Surface, { kind: "matte" }>,
  { at, u, v }: Place,
  facing: Vec,
): Rgb {
  const normal = surface.grain ? crumbled(facing, at, surface.grain) : facing;
  const colour = surface.print && u >= 0 ? printAt(surface.print, u, v) : surface.colour;
  // Close to the floor the things stand in their own light.
  const nook = 1 - 0.42 * (1 - smooth(0, 1.1, at.y)) * (0.6 - 0.4 * normal.y);
  return through(colour, scaled(scene.diffuse(normal), nook));
}

function printAt({ width, height, pixels }: Print, u: number, v: number): Rgb {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const channel = (c: number) => {
    const at = (dx: number, dy: number) => pixels[((top + dy) * width + left + dx) * 3 + c]!;
    const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * (x - left);
    const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * (x - left);
    return developedFrom((upper + (lower - upper) * (y - top)) / 255);
  };
  return { r: channel(0), g: channel(1), b: channel(2) };
}

/** A freeze-dried cake is full of fine pores and a few larger dents. */
function crumbled(normal: Vec, { x, y, z }: Vec, grain: number): Vec {
  const bump = (shift: number) =>
    0.9 * unevenness(5 * x + shift, 5 * y, 5 * z) +
    0.7 * unevenness(16 * x, 16 * y + shift, 16 * z) +
    0.6 * unevenness(44 * x, 44 * y, 44 * z + shift);
  return unit(
    vec(normal.x + grain * bump(0), normal.y + grain * bump(31), normal.z + grain * bump(57)),
  );
}

/** Between -1 and 1, without a pattern: chance at whole numbers, smooth between them. */
function unevenness(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [a, b, c] = [smooth(0, 1, x - i), smooth(0, 1, y - j), smooth(0, 1, z - k)];
  let sum = 0;
  for (let corner = 0; corner < 8; corner++) {
    const [di, dj, dk] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const weight = (di ? a : 1 - a) * (dj ? b : 1 - b) * (dk ? c : 1 - c);
    sum += weight * chance(i + di, j + dj, k + dk);
  }
  return sum;
}

function chance(i: number, j: number, k: number): number {
  let hash = Math.imul(i, 374_761_393) ^ Math.imul(j, 668_265_263) ^ Math.imul(k, 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 13), 1_103_515_245);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2_147_483_648 - 1;
}
