import fc from "fast-check";
import { expect, test } from "vitest";
import { changeTags, LONGEST_TAG, MOST_TAGS, readTags, readTagField, tagField } from "./tags.ts";

test.each([
  ["VIP", ["vip"]],
  ["  Gift   wrap ", ["gift wrap"]],
  ["#fragile, VIP,fragile,", ["fragile", "vip"]],
  ["# call first", ["call first"]],
  ["Señora’s gift".replace("’", "'"), ["señora's gift"]],
  ["r&d, c.o.d., 2-day, a+b, in/out", ["r&d", "c.o.d.", "2-day", "a+b", "in/out"]],
  ["n\u0303ame", ["ñame"]],
  ["x".repeat(LONGEST_TAG), ["x".repeat(LONGEST_TAG)]],
])("%j is read as %j", (typed, tags) => {
  expect(readTags(typed)).toEqual({ tags });
});

test.each([
  ["", "none"],
  [" , ,#", "none"],
  ["x".repeat(LONGEST_TAG + 1), "too_long"],
  ["<b>", "unusual"],
  ["a\u0000b", "unusual"],
  ["-vip", "unusual"],
  ["50%", "unusual"],
  [Array.from({ length: MOST_TAGS + 1 }, (_, n) => `t${n}`).join(","), "too_many"],
])("%j is refused: %s", (typed, problem) => {
  expect(readTags(typed)).toEqual({ problem });
});

test("what was read is read as the same again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (typed) => {
      const read = readTags(typed);
      if (!("tags" in read)) return;
      expect(readTags(read.tags.join(","))).toEqual(read);
    }),
  );
});

test("only what changes is changed, and no order has more than it may", () => {
  const word = fc.constantFrom(...Array.from("abcdefghijklmno"));
  const words = (maxLength: number) => fc.uniqueArray(word, { maxLength });
  fc.assert(
    fc.property(words(MOST_TAGS), words(5), words(5), (current, add, remove) => {
      const change = changeTags(current, { add, remove: remove.filter((r) => !add.includes(r)) });
      if (!change) return;
      const after = new Set(current);
      for (const tag of change.removed) expect(after.delete(tag)).toBe(true);
      for (const tag of change.added) expect(after.has(tag)).toBe(false);
      for (const tag of change.added) after.add(tag);
      expect(add.every((tag) => after.has(tag))).toBe(true);
      expect(after.size).toBeLessThanOrEqual(MOST_TAGS);
    }),
  );
});

test("an order that has all it may have loses tags, and gets one for one", () => {
  const full = Array.from({ length: MOST_TAGS }, (_, n) => `t${n}`);
  expect(changeTags(full, { add: ["new"], remove: [] })).toBeUndefined();
  expect(changeTags(full, { add: ["t1"], remove: [] })).toEqual({ added: [], removed: [] });
  expect(changeTags(full, { add: ["new"], remove: ["t1"] })).toEqual({
    added: ["new"],
    removed: ["t1"],
  });
});

test("a field of the log says which tag it is about", () => {
  expect(readTagField(tagField("gift wrap"))).toBe("gift wrap");
  expect(readTagField("status")).toBeUndefined();
});
