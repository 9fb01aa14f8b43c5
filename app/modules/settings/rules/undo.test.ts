import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { undoOf } from "./undo.ts";

const change = {
  at: NOW,
  before: { phone_number: "1" },
  after: { phone_number: "2", address: "Cebu" },
};
const stored = { phone_number: "2", address: "Cebu", site_name: "Other" };

test("undoing brings back what was saved before, and the default of what was not", () => {
  expect(undoOf(change, stored, NOW)).toEqual({
    phone_number: "1",
    address: "Manila, Philippines",
  });
});

test.each([
  ["one of its settings was changed since", change, { ...stored, address: "Davao" }, NOW],
  ["it is older than 30 days", change, stored, new Date(addDays(NOW, 30).getTime() + 1)],
  ["it changed nothing", { at: NOW, before: null, after: null }, stored, NOW],
  ["a setting is gone", { at: NOW, before: {}, after: { gone: "x" } }, { gone: "x" }, NOW],
  [
    "its former text is not valid any more",
    { at: NOW, before: { timezone: "UTC" }, after: { timezone: "Asia/Manila" } },
    { timezone: "Asia/Manila" },
    NOW,
  ],
])("nothing is undone when %s", (_, of, texts, now) => {
  expect(undoOf(of, texts, now)).toBeUndefined();
});

test("on the thirtieth day it still is", () => {
  expect(undoOf(change, stored, addDays(NOW, 30))).toBeDefined();
});
