import type { Rgb } from "./colour.ts";
import { vec, type Vec } from "./vector.ts";

const DIRECTIONS = 6000;

/** What a matte white surface that faces `normal` sends back, after nine spherical harmonics. */
export type Diffuse = (normal: Vec) => Rgb;

/** Sums up all light once, so that matte surfaces cost nothing and have no grain. */
export function gatherLight(from: (direction: Vec) => Rgb): Diffuse {
  const sums = Array.from({ length: 9 }, () => ({ r: 0, g: 0, b: 0 }));
  for (let i = 0; i < DIRECTIONS; i++) {
    const direction = spread(i);
    const light = from(direction);
    for (const [band, weight] of harmonics(direction).entries()) {
      const sum = sums[band]!;
      sum.r += (light.r * weight * 4 * Math.PI) / DIRECTIONS;
      sum.g += (light.g * weight * 4 * Math.PI) / DIRECTIONS;
      sum.b += (light.b * weight * 4 * Math.PI) / DIRECTIONS;
    }
  }
  const cosine = [1, 2 / 3, 2 / 3, 2 / 3, 0.25, 0.25, 0.25, 0.25, 0.25];
  return (normal) => {
    const total = { r: 0, g: 0, b: 0 };
    const weights = harmonics(normal);
    for (let band = 0; band < 9; band++) {
      const weight = weights[band]! * cosine[band]!;
      total.r += sums[band]!.r * weight;
      total.g += sums[band]!.g * weight;
      total.b += sums[band]!.b * weight;
    }
    return { r: Math.max(0, total.r), g: Math.max(0, total.g), b: Math.max(0, total.b) };
  };
}

/** Directions in even distances from each other. */
function spread(i: number): Vec {
  const y = 1 - (2 * i + 1) / DIRECTIONS;
  const angle = i * 2.399963229728653;
  const r = Math.sqrt(1 - y * y);
  return vec(r * Math.cos(angle), y, r * Math.sin(angle));
}

function harmonics({ x, y, z }: Vec): number[] {
  return [
    0.282095,
    0.488603 * y,
    0.488603 * z,
    0.488603 * x,
    1.092548 * x * y,
    1.092548 * y * z,
    0.315392 * (3 * z * z - 1),
    1.092548 * x * z,
    0.546274 * (x * x - y * y),
  ];
}
