import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, readStep, takeStep } from "./edit-blocks.ts";
import type { Block } from "./content-blocks.ts";

const block = (text: string): Block => ({ kind: "heading", text, url: "" });
const blocks = ["a", "b", "c"].map(block);
const after = (intent: string) => {
  const step = readStep(intent);
  return step && takeStep(blocks, step).map(({ text }) => text);
};

test.each([
  ["up:1", ["b", "a", "c"]],
  ["up:0", ["a", "b", "c"]],
  ["down:1", ["a", "c", "b"]],
  ["down:2", ["a", "b", "c"]],
  ["remove:1", ["a", "c"]],
  ["remove:9", ["a", "b", "c"]],
  ["add:button", ["a", "b", "c", ""]],
  ["add:video", undefined],
  ["up:x", undefined],
  ["save", undefined],
])("%s", (intent, left) => {
  expect(after(intent)).toEqual(left);
});

test("moving loses and doubles no block", () => {
  const step = fc.record({
    act: fc.constantFrom("up" as const, "down" as const),
    index: fc.nat({ max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const moved = steps.reduce((now, one) => takeStep(now, one), blocks);
      expect(moved.map(({ text }) => text).toSorted()).toEqual(["a", "b", "c"]);
    }),
  );
});

test("a form says its blocks in their order, and none where it sends none", () => {
  expect(
    blocksOf({ blocks: "2", "kind.0": "button", "text.0": "Go", "url.0": "/x", "kind.1": "odd" }),
  ).toEqual([{ kind: "button", text: "Go", url: "/x" }]);
  expect(blocksOf({ name: "News" })).toBeUndefined();
});
