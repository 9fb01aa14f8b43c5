import { expect, test } from "vitest";
import { beganOn } from "./course-time.ts";

test.each([
  [
    "began when it was set up",
    { startsOn: "2026-11-10", madeOn: "2026-11-08", used: [] },
    "2026-11-08",
  ],
  ["was begun before", { startsOn: "2026-10-01", madeOn: "2026-11-08", used: [] }, "2026-10-01"],
  [
    "went on after a pause",
    { startsOn: "2026-12-01", madeOn: "2026-11-08", used: ["2026-12-01", "2026-10-25"] },
    "2026-10-25",
  ],
])("a course that %s", (_, begun, first) => {
  expect(beganOn(begun)).toBe(first);
});
