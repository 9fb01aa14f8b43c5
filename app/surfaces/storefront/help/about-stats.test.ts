import { expect, test } from "vitest";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { aboutStats } from "./about-stats.ts";

const now = new Date("2026-11-22T02:00:00Z");
const unproven = "A figure without a date is our own statement: what shows it is not on file yet.";

test("the claims as first said stand there without a date, and a note says what that means", () => {
  const { stats, notes } = aboutStats(readSettings({}), undefined, now);
  expect(stats).toEqual([
    { figure: "10,000+", text: "lives" },
    { figure: "99.8%", text: "lab purity" },
    { figure: "24/7", text: "support" },
  ]);
  expect(notes).toEqual([
    "Order tracking and your portal are open at any hour. People answer Mon-Fri 9AM-6PM, Sat 10AM-4PM, Manila time.",
    unproven,
  ]);
});

const shown = (name: string) => ({
  [`claim_${name}_evidence`]: "A count of orders",
  [`claim_${name}_as_of`]: "2026-10-01",
});

test("with evidence a claim is dated, and nothing is left to say of it", () => {
  const stored = { ...shown("lives"), ...shown("purity"), ...shown("support"), support_hours: "" };
  const { stats, notes } = aboutStats(readSettings(stored), undefined, now);
  expect(stats.map(({ asOf }) => asOf)).toEqual(Array(3).fill("as of Oct 1, 2026"));
  expect(notes).toEqual(["Order tracking and your portal are open at any hour."]);
});

test("a date without evidence dates nothing", () => {
  const { stats, notes } = aboutStats(
    readSettings({ claim_lives_as_of: "2026-10-01" }),
    undefined,
    now,
  );
  expect(stats[0]).toEqual({ figure: "10,000+", text: "lives" });
  expect(notes).toContain(unproven);
});

test("claims without words are gone, and the rating is there when it was counted", () => {
  const none = { claim_lives_text: "", claim_purity_text: " ", claim_support_text: "" };
  const settings = readSettings(none);
  expect(aboutStats(settings, undefined, now)).toEqual({ stats: [], notes: [] });
  const { stats, notes } = aboutStats(settings, { average: "4.6", count: 12 }, now);
  expect(stats).toEqual([
    { figure: "4.6 of 5", text: "average of 12 reviews by people who bought here" },
  ]);
  expect(notes).toEqual([
    "The average of reviews is counted by the shop itself, from what buyers wrote.",
  ]);
});
