import { expect, it } from "vitest";
import { developed, developedFrom, oklch } from "./colour.ts";
import { gatherLight } from "./diffuse.ts";
import { vec } from "./vector.ts";

it.each([
  [1, 0, 0, [255, 255, 255]],
  [0, 0, 0, [0, 0, 0]],
  [0.627955, 0.257683, 29.2339, [255, 0, 0]],
  [0.452014, 0.313214, 264.052, [0, 0, 255]],
])("oklch(%d %d %d)", (lightness, chroma, hue, expected) => {
  const { r, g, b } = oklch(lightness, chroma, hue);
  const bytes = [r, g, b].map((linear) =>
    Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)),
  );
  for (const [i, byte] of bytes.entries()) expect(Math.abs(byte - expected[i]!)).toBeLessThan(2);
});

it("develops what it took apart, and never reaches white", () => {
  for (const value of [0, 0.02, 0.3, 0.8]) {
    expect(developed(developedFrom(value))).toBeCloseTo(value, 6);
  }
  expect(developed(50)).toBeLessThanOrEqual(1);
  expect(developed(0.9)).toBeLessThan(developed(1.2));
});

it("an even white room lights a matte surface evenly, and as bright as itself", () => {
  const diffuse = gatherLight(() => ({ r: 1, g: 1, b: 1 }));
  for (const normal of [vec(0, 1, 0), vec(1, 0, 0), vec(0, -0.6, 0.8)]) {
    expect(diffuse(normal).g).toBeCloseTo(1, 2);
  }
});
