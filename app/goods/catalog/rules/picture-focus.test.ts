import { expect, it, test } from "vitest";
import { cropOf, FOCI } from "./picture-focus.ts";

const tall = { width: 4, height: 5 };
const square = { width: 1, height: 1 };

test.each([
  ["a wide photo", { width: 2_000, height: 1_000 }, tall, "left", [0, 0, 800, 1_000]],
  ["a wide photo", { width: 2_000, height: 1_000 }, tall, "centre", [600, 0, 800, 1_000]],
  ["a wide photo", { width: 2_000, height: 1_000 }, tall, "bottom-right", [1_200, 0, 800, 1_000]],
  ["a high photo", { width: 800, height: 2_000 }, tall, "top", [0, 0, 800, 1_000]],
  ["a high photo", { width: 800, height: 2_000 }, tall, "right", [0, 500, 800, 1_000]],
  ["a high photo", { width: 800, height: 2_000 }, square, "bottom", [0, 1_200, 800, 800]],
  ["a photo of the shape", { width: 720, height: 900 }, tall, "top-left", [0, 0, 720, 900]],
] as const)("%s of %j for %j, %s", (_, photo, shape, focus, [left, top, width, height]) => {
  expect(cropOf(photo, shape, focus)).toEqual({ left, top, width, height });
});

it.each(FOCI)("stays within a photo of odd measures: %s", (focus) => {
  for (let side = 901; side < 960; side += 1) {
    for (const photo of [
      { width: side, height: 901 },
      { width: 723, height: side },
    ]) {
      const { left, top, width, height } = cropOf(photo, tall, focus);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(photo.width);
      expect(top + height).toBeLessThanOrEqual(photo.height);
    }
  }
});
