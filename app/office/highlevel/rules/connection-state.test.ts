import { expect, test } from "vitest";
import { connectionState, type ConnectionFacts } from "./connection-state.ts";

const whole: ConnectionFacts = {
  hasKey: true,
  hasLocation: true,
  isOn: true,
  testedAt: new Date("2026-11-26T00:00:00Z"),
  problem: null,
};

test.each([
  [{}, "sending"],
  [{ isOn: false }, "connected"],
  [{ testedAt: null }, "untested"],
  [{ testedAt: null, problem: "key" }, "broken"],
  [{ problem: "scope" }, "broken"],
  [{ hasKey: false, problem: "key" }, "unset"],
  [{ hasLocation: false }, "unset"],
] as const)("%j", (facts, state) => expect(connectionState({ ...whole, ...facts })).toBe(state));
