import { expect, test } from "vitest";
import { unitsOnTheirWay, withPendingChanges } from "./pending-lines.ts";

const lines = [
  { id: "a", quantity: 1 },
  { id: "b", quantity: 3 },
];
const quantities = (result: { id: string; quantity: number }[]) =>
  Object.fromEntries(result.map(({ id, quantity }) => [id, quantity]));

test.each([
  { what: "nothing on its way", changes: [], is: { a: 1, b: 3 } },
  {
    what: "one more",
    changes: [{ intent: "set", lineId: "a", quantity: "1", step: "1" }],
    is: { a: 2, b: 3 },
  },
  {
    what: "one fewer of one",
    changes: [{ intent: "set", lineId: "a", quantity: "1", step: "-1" }],
    is: { b: 3 },
  },
  { what: "typed", changes: [{ intent: "set", lineId: "b", quantity: "7" }], is: { a: 1, b: 7 } },
  { what: "typed 0", changes: [{ intent: "set", lineId: "b", quantity: "0" }], is: { a: 1 } },
  { what: "typed -3", changes: [{ intent: "set", lineId: "b", quantity: "-3" }], is: { a: 1 } },
  {
    what: "typed too much",
    changes: [{ intent: "set", lineId: "b", quantity: "500" }],
    is: { a: 1, b: 20 },
  },
  {
    what: "typed nonsense",
    changes: [{ intent: "set", lineId: "b", quantity: "2.5" }],
    is: { a: 1, b: 3 },
  },
  { what: "removed", changes: [{ intent: "remove", lineId: "a" }], is: { b: 3 } },
  { what: "cleared", changes: [{ intent: "clear" }], is: {} },
  {
    what: "several, in their order",
    changes: [
      { intent: "set", lineId: "b", quantity: "4" },
      { intent: "remove", lineId: "a" },
      { intent: "set", lineId: "b", quantity: "4", step: "1" },
    ],
    is: { b: 5 },
  },
  {
    what: "what cannot be foreseen waits for the server",
    changes: [{ intent: "add" }, { intent: "undo" }, {}],
    is: { a: 1, b: 3 },
  },
])("$what", ({ changes, is }) => {
  expect(quantities(withPendingChanges(lines, changes))).toEqual(is);
});

test.each([
  [{ intent: "add", quantity: "1" }, 1],
  [{ intent: "add" }, 1],
  [{ intent: "add", quantity: "3" }, 3],
  [{ intent: "add", quantity: "0" }, 1],
  [{ intent: "add", quantity: "500" }, 20],
  [{ intent: "add", quantity: "three" }, 0],
  [{ intent: "set", quantity: "3" }, 0],
])("%j promises %i more", (change, units) => {
  expect(unitsOnTheirWay(change)).toBe(units);
});
