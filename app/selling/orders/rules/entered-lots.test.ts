import { expect, test } from "vitest";
import { lotField, planEntered, readEnteredLots } from "./entered-lots.ts";
import { line, lot, TODAY } from "./lines-and-lots.fixture.ts";

const open = [
  lot("A", 2),
  lot("B", 9, { expiresOn: "2028-01-01" }),
  lot("other", 9, { productId: "klow" }),
  lot("short", 9, { expiresOn: "2026-12-01" }),
];
const entered = (texts: Record<string, string>) => readEnteredLots(texts).entered;
const of = (lines: ReturnType<typeof line>[], texts: Record<string, string>) =>
  planEntered(lines, open, { entered: entered(texts), today: TODAY });

test("a line comes from the lots that were entered for it, whichever is suggested", () => {
  const texts = { [lotField("a", "B")]: " 2 ", [lotField("a", "A")]: "", courier: "lbc" };
  expect(of([line("a", 2)], texts)).toMatchObject({
    ok: true,
    value: [{ itemId: "a", lots: [{ lotId: "B", units: 2 }] }],
  });
});

test("an item without lots on record needs none", () => {
  expect(of([line("a", 2, { hasLots: false })], {})).toMatchObject({
    ok: true,
    value: [{ itemId: "a", lots: [] }],
  });
});

const course = { courseWeeks: 4 };
test.each([
  ["no lot", [line("a", 2)], {}, "lots_not_chosen"],
  ["a lot of another line", [line("a", 2)], { [lotField("b", "A")]: "2" }, "lots_not_chosen"],
  ["too few units", [line("a", 2)], { [lotField("a", "A")]: "1" }, "lots_uneven"],
  ["too many units", [line("a", 2)], { [lotField("a", "B")]: "3" }, "lots_uneven"],
  ["more than the lot has", [line("a", 3)], { [lotField("a", "A")]: "3" }, "lots_changed"],
  [
    "one lot for two lines, more than it has",
    [line("a", 1), line("b", 2)],
    { [lotField("a", "A")]: "1", [lotField("b", "A")]: "2" },
    "lots_changed",
  ],
  ["a lot that is not open", [line("a", 1)], { [lotField("a", "gone")]: "1" }, "lots_changed"],
  ["a lot of another item", [line("a", 1)], { [lotField("a", "other")]: "1" }, "lots_changed"],
  [
    "a lot that ends before its course",
    [line("a", 1, course)],
    { [lotField("a", "short")]: "1" },
    "lots_changed",
  ],
] as const)("%s is refused", (_, lines, texts, reason) => {
  expect(of([...lines], texts)).toMatchObject({ ok: false, reason });
});

test("what is not a number of units is named", () => {
  const [a, b] = [lotField("a", "A"), lotField("a", "B")];
  expect(readEnteredLots({ [a]: "-1", [b]: "two" }).wrong).toEqual([a, b]);
  expect(readEnteredLots({ lot: "x", "lot.": "x", "lot.a": "x" }).wrong).toEqual([]);
});
