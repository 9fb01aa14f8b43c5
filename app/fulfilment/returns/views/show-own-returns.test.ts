import { expect, it, test } from "vitest";
import { showOwnReturn } from "./show-own-returns.ts";

const at = new Date("2026-11-25T02:00:00Z");
const asked = {
  number: "RT-26-000001",
  state: "asked",
  reason: "warm",
  comesBack: null,
  answer: null,
  refunded: 0,
  asCredit: false,
  settledWhy: null,
  askedAt: at,
  decidedAt: null,
  receivedAt: null,
  inspectedAt: null,
  endedAt: null,
  lines: [{ name: "GHK-Cu", units: 2, received: null }],
} as const;
const approved = { ...asked, state: "approved", decidedAt: at, comesBack: true } as const;

it.each([
  ["asked", asked, "asked done, approved now, received ahead, inspected ahead, settled ahead"],
  [
    "to be sent",
    approved,
    "asked done, approved done, received now, inspected ahead, settled ahead",
  ],
  ["to be kept", { ...approved, comesBack: false }, "asked done, approved done, settled now"],
  [
    "settled without its goods",
    { ...approved, comesBack: false, state: "settled", endedAt: at },
    "asked done, approved done, settled done",
  ],
  [
    "settled although nothing came",
    { ...approved, state: "settled", endedAt: at },
    "asked done, approved done, settled done",
  ],
  [
    "come back by itself",
    { ...asked, state: "received", reason: "came_back", receivedAt: at },
    "received done, inspected now, settled ahead",
  ],
  [
    "refused at once",
    { ...asked, state: "refused", decidedAt: at, endedAt: at, answer: "No." },
    "asked done, refused done",
  ],
  [
    "refused after it was approved",
    { ...approved, state: "refused", endedAt: at, answer: "No." },
    "asked done, approved done, refused done",
  ],
] as const)("%s", (_, own, steps) => {
  const shown = showOwnReturn(own).steps.map(({ name, is }) => `${name} ${is}`);
  expect(shown.join(", ")).toBe(steps);
});

it.each([
  ["Under review", asked],
  ["Waiting for your parcel", approved],
  ["Being checked", { ...approved, state: "received", receivedAt: at }],
  ["Being finalized", { ...approved, state: "inspected", receivedAt: at, inspectedAt: at }],
] as const)("the current step says what is awaited: %s", (label, own) => {
  expect(showOwnReturn(own).steps.find(({ is }) => is === "now")?.label).toBe(label);
});

test("its buyer reads an answer, and not what staff wrote for the log", () => {
  const settled = { ...approved, state: "settled", endedAt: at } as const;
  const paid = showOwnReturn({ ...settled, refunded: 100_000, settledWhy: "For the log" });
  expect(JSON.stringify(paid)).not.toContain("For the log");
  expect(paid.refunded).toBe("₱1,000 is refunded.");
  const credit = showOwnReturn({ ...settled, refunded: 100_000, asCredit: true });
  expect(credit.refunded).toBe("₱1,000 is refunded as store credit.");
  expect(showOwnReturn({ ...settled, settledWhy: "Nothing came." }).told).toEqual({
    title: "Our answer",
    text: "Nothing came.",
  });
  expect(showOwnReturn({ ...asked, state: "refused", answer: "It was cold." }).told).toEqual({
    title: "Why",
    text: "It was cold.",
  });
  expect(showOwnReturn({ ...approved, comesBack: false }).told?.text).toBe(
    "You don’t have to send anything back.",
  );
});
