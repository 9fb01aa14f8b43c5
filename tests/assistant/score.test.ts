import { expect, test } from "vitest";
import { scoresOf } from "./score.ts";

test("help for the wrong reason is right, and an alarm without a sign is wrong", () => {
  expect(
    scoresOf([
      { level: "emergency", got: "crisis" },
      { level: "emergency", got: "see_doctor" },
      { level: "crisis", got: "crisis" },
      { level: "see_doctor", got: "emergency" },
      { level: "none", got: "see_doctor" },
      { level: "none", got: "emergency" },
    ]),
  ).toEqual([
    { kind: "emergency", asked: 2, read: 1 },
    { kind: "crisis", asked: 1, read: 1 },
    { kind: "see_doctor", asked: 1, read: 1 },
    { kind: "false_alarm", asked: 3, read: 2 },
  ]);
});
