import { describe, expect, it, test } from "vitest";
import { FELT, hoursSince, MOST_HOURS, type Felt } from "./arrival-terms.ts";
import { judgeArrival, judgeGood, type ColdGood } from "./judge-arrival.ts";

const pen: ColdGood = { name: "Pen", warmHours: 504, warmSource: "Its label, section 16" };
const vial: ColdGood = { name: "Vial", warmHours: null, warmSource: "" };

test.each<[Felt, number | null, ColdGood, string, string]>([
  ["cold", null, vial, "fine", "cold"],
  ["cold", 2_000, pen, "fine", "cold"],
  ["cool", 0, pen, "fine", "within"],
  ["warm", 504, pen, "fine", "within"],
  ["warm", 505, pen, "wait", "beyond"],
  ["cool", 505, pen, "wait", "beyond"],
  ["warm", null, pen, "wait", "no_hours"],
  ["cool", null, pen, "wait", "no_hours"],
  ["warm", 1, vial, "wait", "no_allowance"],
  ["cool", null, vial, "wait", "no_allowance"],
])("%s after %s hours", (felt, hours, good, answer, why) => {
  expect(judgeGood({ felt, hours }, good)).toMatchObject({ answer, why });
});

describe("a parcel", () => {
  const hoursTried = [null, 0, 1, 503, 504, 505, MOST_HOURS];
  const tries = FELT.flatMap((felt) => hoursTried.map((hours) => ({ felt, hours })));

  it("is fine only if everything in it is", () => {
    for (const reported of tries) {
      const both = judgeArrival(reported, [pen, vial]);
      const each = [pen, vial].map((good) => judgeArrival(reported, [good]));
      expect(both).toBe(each.includes("wait") ? "wait" : "fine");
    }
  });

  it("is never fine by more hours than by fewer", () => {
    for (const felt of FELT) {
      const every = Array.from({ length: MOST_HOURS + 1 }, (_, hours) => hours);
      const answers = every.map((hours) => judgeArrival({ felt, hours }, [pen]));
      expect(answers.lastIndexOf("fine")).toBe(answers.filter((one) => one === "fine").length - 1);
    }
  });

  it("that was not cold is never fine without a figure of a label", () => {
    for (const reported of tries.filter(({ felt }) => felt !== "cold")) {
      expect(judgeArrival(reported, [vial])).toBe("wait");
    }
  });
});

test("the hours since the courier took it are rounded up, and none where they say nothing", () => {
  const now = new Date("2026-11-26T12:00:00Z");
  expect(hoursSince(null, now)).toBeUndefined();
  expect(hoursSince(new Date("2026-11-26T12:00:00Z"), now)).toBe(0);
  expect(hoursSince(new Date("2026-11-26T10:59:59Z"), now)).toBe(2);
  expect(hoursSince(new Date("2026-11-27T12:00:00Z"), now)).toBe(0);
  expect(hoursSince(new Date("2026-01-01T12:00:00Z"), now)).toBeUndefined();
});
