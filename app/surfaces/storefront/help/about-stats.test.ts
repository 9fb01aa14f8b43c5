import { expect, test } from "vitest";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { aboutStats } from "./about-stats.ts";

const own = "Our own figure, not yet documented";

test("the claims as first said stand there as what they are: the shop's own statement", () => {
  const { stats, notes } = aboutStats(readSettings({}), undefined);
  expect(stats).toEqual([
    { figure: "10,000+", text: "lives supported so far", basis: own },
    { figure: "99.8%", text: "lab purity", basis: own },
    { figure: "24/7", text: "support", basis: own },
  ]);
  expect(notes).toEqual([
    "Order tracking and your portal are open at any hour. People answer Mon-Fri 9AM-6PM, Sat 10AM-4PM, Manila time.",
  ]);
});

const shown = (name: string) => ({
  [`claim_${name}_evidence`]: "A count of orders",
  [`claim_${name}_as_of`]: "2026-10-01",
});

test("with evidence a claim is dated, and what shows it stands below", () => {
  const stored = { ...shown("lives"), ...shown("purity"), ...shown("support"), support_hours: "" };
  const { stats, notes } = aboutStats(readSettings(stored), undefined);
  expect(stats.map(({ basis }) => basis)).toEqual(Array(3).fill("As of Oct 1, 2026"));
  expect(notes).toEqual([
    "Order tracking and your portal are open at any hour.",
    "10,000+ lives supported so far: A count of orders",
    "99.8% lab purity: A count of orders",
    "24/7 support: A count of orders",
  ]);
});

test("a date without evidence dates nothing", () => {
  const { stats } = aboutStats(readSettings({ claim_lives_as_of: "2026-10-01" }), undefined);
  expect(stats[0]).toEqual({ figure: "10,000+", text: "lives supported so far", basis: own });
});

test("claims without words are gone, and the rating is there when it was counted", () => {
  const none = { claim_lives_text: "", claim_purity_text: " ", claim_support_text: "" };
  const settings = readSettings(none);
  expect(aboutStats(settings, undefined)).toEqual({ stats: [], notes: [] });
  const { stats, notes } = aboutStats(settings, { average: "4.6", count: 12 });
  expect(stats).toEqual([
    { figure: "4.6 of 5", text: "average of 12 reviews by people who bought here" },
  ]);
  expect(notes).toEqual([
    "The average of reviews is calculated by the shop from what buyers wrote.",
  ]);
});
