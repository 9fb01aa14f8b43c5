import { describe, expect, test } from "vitest";
import { askedFrom, neededOn, skippedUntil, vialsFor } from "./refill-need.ts";

const weekly = (micrograms: number) =>
  ["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30", "2026-12-07"].map(
    (dueOn) => ({ dueOn, micrograms }),
  );
const open = (left: number | null, until = "2026-12-31") => ({ left, until });
const closed = (content: number | null, lotExpiresOn: string | null = null) => ({
  content,
  lotExpiresOn,
});

describe("the day that needs a refill", () => {
  test.each([
    ["without any vial is the next dose", [], [], "2026-11-02"],
    ["comes once the open vial is empty", [open(5_000)], [], "2026-11-16"],
    ["comes once it expires", [open(10_000, "2026-11-15")], [], "2026-11-16"],
    ["waits for the vials that were not mixed", [open(5_000)], [closed(5_000)], "2026-11-30"],
    ["knows that a mixed vial is good for 28 days", [], [closed(90_000)], "2026-12-07"],
    ["uses no vial of a lot that expired", [], [closed(90_000, "2026-11-20")], "2026-11-23"],
    ["uses two open vials", [open(2_500), open(2_500, "2026-11-09")], [], "2026-11-16"],
    [
      "never adds the rests of two vials up to one dose",
      [open(1_000), open(1_500)],
      [],
      "2026-11-02",
    ],
    ["is not there while all is at home", [open(50_000)], [], undefined],
    ["is not guessed where nobody knows what is in a vial", [open(null)], [], undefined],
    ["is not guessed of one that is closed either", [], [closed(null)], undefined],
  ] as const)("%s", (_, opened, waiting, day) => {
    expect(neededOn(opened, waiting, weekly(2_500))).toBe(day);
  });

  test("is not there for a plan that has ended", () => {
    expect(neededOn([], [], [])).toBe(undefined);
  });
});

describe("the vials of a refill", () => {
  test.each([
    ["four doses of one vial", 2_500, 10_000, 1],
    ["two doses each", 5_000, 10_000, 2],
    ["one dose each, with a rest", 7_500, 10_000, 4],
    ["the last rest is too little", 3_000, 10_000, 2],
    ["a dose that no vial holds", 15_000, 10_000, undefined],
  ] as const)("%s", (_, dose, content, vials) => {
    expect(vialsFor(weekly(dose), "2026-11-02", content)).toBe(vials);
  });

  test("are no more than the doses of the plan that are left", () => {
    expect(vialsFor(weekly(5_000).slice(0, 1), "2026-11-02", 10_000)).toBe(1);
    expect(vialsFor([], "2026-11-02", 10_000)).toBe(0);
  });
});

describe("the day on which it is asked about", () => {
  const asked = (arrivesBy: string) =>
    askedFrom({ neededOn: "2026-12-20", arrivesBy, today: "2026-11-23" });
  test.each([
    ["2026-11-25", "2026-12-15"],
    ["2026-12-02", "2026-12-08"],
    ["2026-11-23", "2026-12-17"],
  ])("leaves time for a parcel that arrives by %s: %s", (arrivesBy, day) => {
    expect(asked(arrivesBy)).toBe(day);
  });

  test.each([
    ["a refill later", "2026-11-28", "2026-12-15"],
    ["never in the past", "2026-09-01", "2026-12-21"],
  ])("comes again %s", (_, day, again) => {
    expect(skippedUntil({ neededOn: day, arrivesBy: "2026-12-01", today: "2026-11-23" })).toBe(
      again,
    );
  });
});
