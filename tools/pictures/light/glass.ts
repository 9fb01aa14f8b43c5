import type { Rgb } from "./colour.ts";
import { add, dot, times, type Vec } from "./vector.ts";

/** The ray on the other side of a clear surface; undefined where all of it is thrown back. */
export function bentAt(ray: Vec, facing: Vec, ratio: number): Vec | undefined {
  const cos = -dot(ray, facing);
  const rest = 1 - ratio * ratio * (1 - cos * cos);
  if (rest < 0) return undefined;
  return add(times(ray, ratio), times(facing, ratio * cos - Math.sqrt(rest)));
}

/** The part of the light that a clear surface mirrors, by Fresnel, for light without polarisation. */
export function mirrorShare(cos: number, from: number, to: number): number {
  const sin = (from / to) * Math.sqrt(Math.max(0, 1 - cos * cos));
  if (sin >= 1) return 1;
  const cosThere = Math.sqrt(1 - sin * sin);
  const across = (from * cos - to * cosThere) / (from * cos + to * cosThere);
  const upright = (from * cosThere - to * cos) / (from * cosThere + to * cos);
  return (across * across + upright * upright) / 2;
}

export function dimmedBy(takes: Rgb, length: number): Rgb {
  return {
    r: Math.exp(-takes.r * length),
    g: Math.exp(-takes.g * length),
    b: Math.exp(-takes.b * length),
  };
}
