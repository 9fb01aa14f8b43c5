import { expect, it } from "vitest";
import { changeOf } from "./change.ts";

it.each([
  { now: 150, before: 100, change: { direction: "up", percent: 50 } },
  { now: 50, before: 100, change: { direction: "down", percent: 50 } },
  { now: 0, before: 100, change: { direction: "down", percent: 100 } },
  { now: 1002, before: 1000, change: { direction: "same", percent: 0 } },
  { now: 50, before: -100, change: { direction: "up", percent: 150 } },
  { now: 5, before: 0, change: undefined },
  { now: 0, before: 0, change: undefined },
])("from $before to $now is $change", ({ now, before, change }) => {
  expect(changeOf(now, before)).toEqual(change);
});
