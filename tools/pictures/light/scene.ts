import { arranged } from "../shape/lathe.ts";
import type { Solid } from "../shape/solid.ts";
import { plus, scaled, type Rgb } from "./colour.ts";
import { gatherLight, type Diffuse } from "./diffuse.ts";
import { lightFrom, orbBefore, type Set } from "./studio.ts";
import { along, smooth, vec, type Vec } from "./vector.ts";

/** How much of the open floor's light arrives at a place on it. */
export type FloorShade = (x: number, z: number) => Rgb;

/** Things on a floor before a wall, with everything that was worked out about the light once. */
export type Scene = {
  solids: readonly Solid[];
  things: ReturnType<typeof arranged>;
  set: Set;
  diffuse: Diffuse;
  shade: FloorShade;
};

export function lit(solids: readonly Solid[], set: Set): Scene {
  const open = () => ({ r: 1, g: 1, b: 1 });
  const ownLight = gatherLight((direction) =>
    direction.y > 0 ? lightFrom(direction, set) : { r: 0, g: 0, b: 0 },
  )(vec(0, 1, 0));
  const level = 1 / ((ownLight.r + ownLight.g + ownLight.b) / 3);
  const diffuse = gatherLight((direction) =>
    direction.y > 0 ? scaled(lightFrom(direction, set), level) : set.floor,
  );
  return { solids, things: arranged(solids), set, diffuse, shade: open };
}

/** What a ray brings that meets no thing: the floor as far as it goes, then wall, lamps and room. */
export function surroundings(scene: Scene, from: Vec, ray: Vec, roughness = 0): Rgb {
  const { set } = scene;
  const far = lightFrom(ray, set, roughness);
  if (ray.y >= -1e-6) return orbBefore(from, ray, far, set);
  const at = along(from, ray, -from.y / ray.y);
  const off = Math.hypot(at.x, at.z);
  const gone = smooth(5, 22, off);
  const near = gone === 1 ? far : floorAt(scene, at.x, at.z);
  const wall = scaled(set.wall, 1.02 - 0.32 * ray.x);
  return orbBefore(from, ray, gone === 0 ? near : mixedTo(near, wall, gone), set);
}

function mixedTo(a: Rgb, b: Rgb, part: number): Rgb {
  return plus(scaled(a, 1 - part), scaled(b, part));
}

function floorAt({ set, shade }: Scene, x: number, z: number): Rgb {
  const kept = shade(x, z);
  const pool = 1.02 - 0.025 * x - 0.012 * Math.hypot(x + 1.5, z - 0.5) - orbShadow(set, x, z);
  return {
    r: set.floor.r * kept.r * pool,
    g: set.floor.g * kept.g * pool,
    b: set.floor.b * kept.b * pool,
  };
}

function orbShadow({ orbAt, orbSize }: Set, x: number, z: number): number {
  const dx = (x - orbAt.x - 0.7 * orbSize) / (1.9 * orbSize);
  const dz = (z - orbAt.z + 0.3 * orbSize) / (1.1 * orbSize);
  return 0.3 * (1 - smooth(0.1, 1, Math.hypot(dx, dz)));
}
