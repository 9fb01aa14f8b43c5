import { expect, test } from "vitest";
import {
  asksForRefill,
  mayCheckIn,
  refillState,
  type LastCheckIn,
  type RefillFacts,
} from "./refill-state.ts";

const facts = (given: Partial<RefillFacts> = {}) =>
  refillState({
    isRunning: true,
    neededOn: "2026-11-28",
    arrivesBy: "2026-12-01",
    skippedUntil: null,
    last: undefined,
    today: "2026-11-23",
    ...given,
  });
const last = (given: Partial<LastCheckIn> = {}): LastCheckIn => ({
  id: "check-in",
  dueOn: "2026-11-28",
  answeredOn: "2026-11-23",
  outcome: "ready",
  isInCart: false,
  ...given,
});

test.each<[string, Partial<RefillFacts>, string]>([
  ["due once a parcel would not arrive much earlier", {}, "due"],
  ["ahead while there is time", { neededOn: "2026-12-20" }, "ahead"],
  ["due on its first day", { neededOn: "2026-12-04" }, "due"],
  ["ahead the day before", { neededOn: "2026-12-05" }, "ahead"],
  ["none without a day", { neededOn: undefined }, "none"],
  ["none while the course is paused", { isRunning: false, last: last() }, "none"],
  ["skipped until its day", { skippedUntil: "2026-11-24" }, "skipped"],
  ["skipped although it was ready", { skippedUntil: "2026-11-24", last: last() }, "skipped"],
  ["due again on that day", { skippedUntil: "2026-11-23" }, "due"],
  ["ready after a check-in", { last: last() }, "ready"],
  ["in the cart", { last: last({ isInCart: true }) }, "in_cart"],
  ["for a clinician", { last: last({ outcome: "talk" }) }, "talk"],
  ["urgent", { last: last({ outcome: "urgent" }) }, "urgent"],
  ["still answered when its day moved", { neededOn: "2026-12-04", last: last() }, "ready"],
  [
    "due again once the day of the check-in has come",
    { neededOn: "2026-12-04", today: "2026-11-28", arrivesBy: "2026-12-03", last: last() },
    "due",
  ],
  [
    "ready before it is asked about",
    { neededOn: "2026-12-20", last: last({ dueOn: "2026-12-20" }) },
    "ready",
  ],
])("a refill is %s", (_, given, kind) => {
  expect(facts(given).kind).toBe(kind);
});

test("who was sent to a clinician answers again from the next day on, and who is ready does not", () => {
  const may = (outcome: LastCheckIn["outcome"], answeredOn: string) =>
    mayCheckIn(facts({ last: last({ outcome, answeredOn }) }));
  expect(may("talk", "2026-11-23")).toBe(false);
  expect(may("talk", "2026-11-22")).toBe(true);
  expect(may("urgent", "2026-11-22")).toBe(true);
  expect(may("ready", "2026-11-22")).toBe(false);
  expect(mayCheckIn(facts())).toBe(true);
  expect(mayCheckIn(facts({ neededOn: "2026-12-20" }))).toBe(false);
});

test("somebody who has it in the cart, or left it out, is not asked", () => {
  expect(asksForRefill(facts())).toBe(true);
  expect(asksForRefill(facts({ last: last() }))).toBe(true);
  expect(asksForRefill(facts({ last: last({ outcome: "talk" }) }))).toBe(true);
  expect(asksForRefill(facts({ last: last({ isInCart: true }) }))).toBe(false);
  expect(asksForRefill(facts({ skippedUntil: "2026-12-24" }))).toBe(false);
  expect(asksForRefill(facts({ neededOn: "2026-12-20" }))).toBe(false);
});
