import type { ConnectionProblem } from "./read-answer.ts";

export type ConnectionFacts = {
  hasKey: boolean;
  hasLocation: boolean;
  isOn: boolean;
  /** The key worked, and it is still the same. */
  testedAt: Date | null;
  problem: ConnectionProblem | null;
};

export type ConnectionState = "unset" | "untested" | "broken" | "connected" | "sending";

export function connectionState(facts: ConnectionFacts): ConnectionState {
  if (!facts.hasKey || !facts.hasLocation) return "unset";
  if (facts.problem) return "broken";
  if (!facts.testedAt) return "untested";
  return facts.isOn ? "sending" : "connected";
}
