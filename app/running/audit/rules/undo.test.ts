import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { judgeUndo, overtakenBy, touchedFields } from "./undo.ts";

const change = {
  at: NOW,
  before: { name: "Old", price: 100, tags: ["a"], note: null },
  after: { name: "New", price: 100, tags: ["a", "b"], note: "x" },
};
const saved = { ...change.after, other: 1 };

test("undoing brings back the fields that the change touched, and no other", () => {
  expect(judgeUndo(change, saved, NOW)).toEqual({
    state: "open",
    restored: { name: "Old", tags: ["a"], note: null },
  });
});

test("a field that was changed since keeps the whole change", () => {
  expect(judgeUndo(change, { ...saved, name: "Newer" }, NOW)).toEqual({
    state: "overtaken",
    fields: ["name"],
  });
  expect(judgeUndo(change, { ...saved, price: 200 }, NOW).state).toBe("open");
});

test("a change is undone for 30 days, the last of them included", () => {
  const at = (days: number, ms = 0) => new Date(addDays(NOW, days).getTime() + ms);
  expect(judgeUndo(change, saved, at(30)).state).toBe("open");
  expect(judgeUndo(change, saved, at(30, 1)).state).toBe("too_old");
});

test.each([
  ["nothing was there before", { at: NOW, before: null, after: { name: "New" } }],
  ["nothing is there any more", { at: NOW, before: { name: "Old" }, after: null }],
  ["no field of the record was touched", { at: NOW, before: { stock: 1 }, after: { stock: 2 } }],
  ["it says the same as before", { at: NOW, before: { name: "New" }, after: { name: "New" } }],
])("there is nothing to undo when %s", (_, of) => {
  expect(judgeUndo(of, saved, NOW)).toEqual({ state: "none" });
});

test("a field that was never saved before gets what it says then", () => {
  const first = { at: NOW, before: {}, after: { name: "New" } };
  expect(judgeUndo(first, saved, NOW, () => "Default")).toEqual({
    state: "open",
    restored: { name: "Default" },
  });
});

test("objects are the same in any order of their keys, lists are not", () => {
  const of = (value: unknown) => ({ before: { hours: value }, after: { hours: { b: 1, a: 2 } } });
  expect(touchedFields(of({ a: 2, b: 1 }))).toEqual([]);
  expect(touchedFields({ before: { list: [1, 2] }, after: { list: [2, 1] } })).toEqual(["list"]);
});

test("the newest later change of one of the fields is the one that overtook", () => {
  const later = (id: string, before: object, after: object) => ({ id, at: NOW, before, after });
  const changes = [
    later("price", { name: "Newer", price: 1 }, { name: "Newer", price: 2 }),
    later("name", { name: "New" }, { name: "Newer" }),
    later("older", { name: "Old" }, { name: "New" }),
  ];
  expect(overtakenBy(changes, ["name"])?.id).toBe("name");
  expect(overtakenBy(changes, ["unknown"])).toBeUndefined();
});

test("whatever was changed, undoing gives back exactly what was there", () => {
  const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(fields, fields, (before, now) => {
      const after = { ...before, ...now };
      const former = Object.fromEntries(Object.keys(after).map((k) => [k, before[k] ?? null]));
      const judged = judgeUndo({ at: NOW, before: former, after }, after, NOW);
      const restored = judged.state === "open" ? judged.restored : {};
      expect(JSON.stringify({ ...after, ...restored })).toBe(
        JSON.stringify({ ...after, ...former }),
      );
    }),
  );
});
