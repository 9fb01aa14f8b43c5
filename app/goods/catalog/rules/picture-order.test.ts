import { describe, expect, it, test } from "vitest";
import { arranged, moved, withPhoto } from "./picture-order.ts";

const photo = (picture: string) => ({ picture, upload: {} });
const drawn = (picture: string) => ({ picture, upload: undefined });
const names = (text: string) => text.split("");
const list = (text: string) => names(text).map((picture) => ({ picture }));

describe("withPhoto", () => {
  it.each([
    ["the first", [], ["n"]],
    ["before what is drawn", [drawn("a"), drawn("b")], ["n", "a", "b"]],
    ["behind other photos", [photo("a"), drawn("b")], ["a", "n", "b"]],
    ["last, where all are photos", [photo("a"), photo("b")], ["a", "b", "n"]],
    ["before a drawing that was put first", [drawn("a"), photo("b")], ["n", "a", "b"]],
  ])("puts a new one %s", (_, images, after) => {
    expect(withPhoto(images, photo("n")).map(({ picture }) => picture)).toEqual(after);
  });
});

describe("arranged", () => {
  test.each([
    ["in another order", "abc", "abc", "cab", "cab"],
    ["in the order that they have already, by whomever", "cab", "abc", "cab", "cab"],
    ["not, when another person moved one", "bac", "abc", "cab", undefined],
    ["not, when one was added", "abcd", "abc", "cab", undefined],
    ["not, when one was removed", "ab", "abc", "cab", undefined],
    ["not without one of them", "abc", "abc", "ca", undefined],
    ["not with one twice", "abc", "abc", "aab", undefined],
    ["not with one that is not theirs", "abc", "abc", "abx", undefined],
  ])("are %s", (_, now, was, order, after) => {
    const result = arranged(list(now), { was: names(was), order: names(order) });
    expect(result).toEqual(
      after === undefined
        ? { ok: false, reason: "changed_meanwhile" }
        : { ok: true, value: list(after) },
    );
  });
});

test.each([
  [0, 1, "bac"],
  [2, -1, "acb"],
  [2, -2, "cab"],
  [0, -1, undefined],
  [2, 1, undefined],
  [3, -1, undefined],
])("moved: the one at %i by %i", (from, places, after) => {
  expect(moved(["a", "b", "c"], from, places)?.join("")).toBe(after);
});
