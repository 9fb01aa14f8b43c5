import { grey, mixed, plus, scaled, through, type Rgb } from "./colour.ts";
import { add, cross, dot, minus, smooth, times, unit, vec, type Vec } from "./vector.ts";

/** What differs from picture to picture: the colours around the things, never the lamps. */
export type Set = {
  floor: Rgb;
  wall: Rgb;
  orb: Rgb;
  /** Where the unsharp ball stands. */ orbAt: Vec;
  orbSize: number;
};

type Lamp = {
  towards: Vec;
  right: Vec;
  up: Vec;
  width: number;
  height: number;
  soft: number;
  light: Rgb;
};

function lamp(towards: Vec, size: [number, number], soft: number, light: Rgb): Lamp {
  const forward = unit(towards);
  const right = unit(cross(vec(0, 1, 0), forward));
  const up = cross(forward, right);
  return { towards: forward, right, up, width: size[0], height: size[1], soft, light };
}

/** A large window to the upper left, a strip to the right for the rim, a pale one from above behind. */
const LAMPS: readonly Lamp[] = [
  lamp(vec(-0.86, 0.78, 0.5), [0.42, 0.62], 0.06, { r: 12.4, g: 12, b: 11.4 }),
  lamp(vec(0.97, 0.42, 0.16), [0.13, 0.75], 0.05, { r: 2.6, g: 2.7, b: 2.8 }),
  lamp(vec(0.15, 0.9, -0.75), [0.7, 0.3], 0.15, { r: 2.2, g: 2.2, b: 2.2 }),
];

/** Light that comes to the scene from far away in this direction; rough surfaces see it unsharp. */
export function lightFrom(direction: Vec, set: Set, roughness = 0): Rgb {
  let light = room(direction, set);
  for (const one of LAMPS)
    light = plus(light, scaled(one.light, shining(one, direction, roughness)));
  return light;
}

function shining(one: Lamp, direction: Vec, roughness: number): number {
  const depth = dot(direction, one.towards);
  if (depth <= 0.05) return 0;
  const soft = one.soft + roughness;
  const across = Math.abs(dot(direction, one.right)) / depth;
  const upwards = Math.abs(dot(direction, one.up)) / depth;
  const dimmed = (one.width * one.height) / ((one.width + roughness) * (one.height + roughness));
  return (
    dimmed *
    (1 - smooth(one.width - soft, one.width + soft, across)) *
    (1 - smooth(one.height - soft, one.height + soft, upwards))
  );
}

/** Behind the things the tinted wall, around and above a pale room, with dark flags at the sides. */
function room(direction: Vec, set: Set): Rgb {
  const overhead = smooth(-0.1, 1, direction.y);
  const pale = mixed(grey(0.2), grey(0.62), overhead);
  const sideways = Math.abs(direction.x) / Math.hypot(direction.x, direction.z, 1e-6);
  const flag = smooth(0.72, 0.95, sideways) * (1 - smooth(0.3, 0.75, Math.abs(direction.y)));
  const flagged = scaled(pale, 1 - 0.8 * flag);
  const behind = smooth(0.3, 0.62, -direction.z) * (1 - smooth(0.42, 0.7, direction.y));
  return mixed(flagged, scaled(set.wall, wallLight(direction)), behind);
}

/** The window's light runs out to the right and towards the top. */
function wallLight(direction: Vec): number {
  return 1.02 - 0.32 * direction.x - 0.25 * Math.max(0, direction.y);
}

/** The ball far behind the things, as a lens that is focused on them sees it. */
export function orbBefore(from: Vec, ray: Vec, light: Rgb, set: Set): Rgb {
  const reach = dot(minus(set.orbAt, from), ray);
  if (reach < 0 || ray.z > 0) return light;
  const nearest = minus(add(from, times(ray, reach)), set.orbAt);
  const off = Math.hypot(nearest.x, nearest.y, nearest.z) / set.orbSize;
  const there = 1 - smooth(0.72, 1.28, off);
  if (there === 0) return light;
  const inwards = Math.sqrt(Math.max(0, 1.2 - off * off));
  const normal = unit(add(times(nearest, 1 / set.orbSize), times(ray, -inwards)));
  const towards = 0.62 + 0.5 * dot(normal, unit(vec(-0.7, 0.7, 0.5)));
  return mixed(light, through(set.orb, grey(Math.max(0.25, towards))), there);
}
