import fc from "fast-check";
import { expect, test } from "vitest";
import { readTrackingNumbers } from "./read-tracking-numbers.ts";

const ORDERS = ["PM-26-000001", "PM-26-000002", "PM-26-000003"];
const given = (pasted: string) => Object.fromEntries(readTrackingNumbers(pasted, ORDERS).given);
const problems = (pasted: string) =>
  readTrackingNumbers(pasted, ORDERS).wrong.map(({ line, why }) => `${line} ${why}`);

test.each([
  ["a column", "JT-1\nJT-2\nJT-3"],
  ["a column with its heading and blank lines", "Waybill\r\nJT-1\r\n\r\nJT-2\r\nJT-3\r\n"],
  ["a column in quotes", '"JT-1"\n"JT-2"\n"JT-3"\n'],
])("%s goes to the orders as they stand", (_, pasted) => {
  expect(given(pasted)).toEqual({
    "PM-26-000001": "JT-1",
    "PM-26-000002": "JT-2",
    "PM-26-000003": "JT-3",
  });
  expect(problems(pasted)).toEqual([]);
});

test.each([
  ["tabs", "Order\tTracking\nPM-26-000003\tJT-3\nPM-26-000001\tJT-1"],
  ["commas", "pm-26-000003,JT-3\n26-000001, JT-1"],
  ["semicolons", "PM-26-000003;JT-3;\nPM-26-000001;JT-1"],
  ["blanks", "PM-26-000003   JT-3\n#PM-26-000001 JT-1"],
  ["the number first", "JT-3,PM-26-000003\nJT-1,PM-26-000001"],
])("each order gets its own by %s, and one that is not named gets none", (_, pasted) => {
  expect(given(pasted)).toEqual({ "PM-26-000003": "JT-3", "PM-26-000001": "JT-1" });
  expect(problems(pasted)).toEqual([]);
});

test.each([
  ["PM-26-000009,JT-9", ["1 unknown_order"]],
  ["PM-26-000001,JT-1\nJT-2", ["2 no_order"]],
  ["PM-26-000001,JT-1\nPM-26-000002", ["2 no_number"]],
  ["PM-26-000001,JT-1\n\nPM-26-000001,JT-2", ["3 order_twice"]],
  ["PM-26-000001,JT-1\nPM-26-000002,jt-1", ["2 number_twice"]],
  ["PM-26-000001,JT-1,1.2 kg", ["1 too_many_cells"]],
  [`PM-26-000001,${"1".repeat(61)}`, ["1 too_long"]],
  ["PM-26-000001,JT\u0007-1", ["1 unusual"]],
  ["JT-1\nJT-1\nJT-3", ["2 number_twice"]],
  ["JT-1,x\nJT-2\nJT-3", ["1 too_many_cells"]],
])("%j is wrong: %j", (pasted, wrong) => {
  expect(problems(pasted)).toEqual(wrong);
});

test.each([
  ["JT-1\nJT-2", 2],
  ["JT-1\nJT-2\nJT-3\nJT-4", 4],
])("numbers without orders, one too few or too many, go to none: %j", (pasted, counted) => {
  expect(readTrackingNumbers(pasted, ORDERS)).toMatchObject({ counted, wrong: [] });
  expect(given(pasted)).toEqual({});
});

test("nothing is nothing", () => {
  expect(readTrackingNumbers(" \n\t\n", ORDERS)).toEqual({ given: new Map(), wrong: [] });
});

test("a number of digits alone is no order's, unless it is one of these", () => {
  const pasted = "2600000100\n2600000200\n2600000300";
  expect(Object.values(given(pasted))).toEqual(["2600000100", "2600000200", "2600000300"]);
  expect(given("26-000002\tJT-2")).toEqual({ "PM-26-000002": "JT-2" });
});

test("orders with letters of before and of today get theirs, and a parcel's letters are no order's", () => {
  const orders = ["PM-26-000001", "SHOP-26-000002"];
  const sheet = "PM-26-000001 JT26000001\n26-000002,JT-26-000002";
  expect(Object.fromEntries(readTrackingNumbers(sheet, orders).given)).toEqual({
    "PM-26-000001": "JT26000001",
    "SHOP-26-000002": "JT-26-000002",
  });
});

const tracking = fc.stringMatching(/^[A-Z]{2}-[1-9]\d{3}$/);

test("a sheet written for the orders gives each its own, in whatever order its lines are", () => {
  const pairs = fc.uniqueArray(tracking, { minLength: 3, maxLength: 3 });
  const lines = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
  fc.assert(
    fc.property(pairs, lines, fc.constantFrom("\t", ",", ";", ", "), (numbers, order, between) => {
      const sheet = order.map((n) => `${ORDERS[n]}${between}${numbers[n]}`).join("\n");
      const read = readTrackingNumbers(sheet, ORDERS);
      expect(read.wrong).toEqual([]);
      expect(Object.fromEntries(read.given)).toEqual(
        Object.fromEntries(order.map((n) => [ORDERS[n], numbers[n]])),
      );
    }),
  );
});

test("whatever is pasted, no order gets two numbers and no number two orders", () => {
  const cell = fc.oneof(fc.constantFrom(...ORDERS, "PM-26-000777", ""), tracking, fc.string());
  const row = fc.array(cell, { maxLength: 3 }).map((cells) => cells.join(","));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const { given: read } = readTrackingNumbers(rows.join("\n"), ORDERS);
      const numbers = [...read.values()].map((number) => number.toUpperCase());
      expect(new Set(numbers).size).toBe(numbers.length);
      expect([...read.keys()].every((order) => ORDERS.includes(order))).toBe(true);
      expect(numbers.every((number) => number.length > 0 && Array.from(number).length <= 60)).toBe(
        true,
      );
    }),
  );
});
