import { expect, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { aboutStats } from "./about-stats.server.ts";

test("a new shop shows no figure on About", () => {
  expect(aboutStats(readSettings({}), undefined)).toEqual({ claims: [], rating: undefined });
});

const counted = (name: string) => [
  { kind: "paragraph", children: [{ kind: "text", text: `A count of ${name}` }] },
];
const shown = (name: string) => ({ [`claim_${name}_evidence`]: `A count of ${name}` });

test("each figure of About has its evidence, and support its hours", () => {
  const stored = {
    ...shown("lives"),
    ...shown("stories"),
    ...shown("support"),
    claim_lives_as_of: "2026-10-01",
  };
  const { claims } = aboutStats(readSettings(stored), undefined);
  expect(claims.map(({ words, basis, blocks }) => [words, basis, blocks])).toEqual([
    ["10,000+ lives supported so far", "Evidence as of Oct 1, 2026", counted("lives")],
    ["24/7 support", "", counted("support")],
  ]);
  expect(claims.map(({ note }) => note)).toEqual([
    undefined,
    "Order tracking and your portal are available 24/7. Our team answers Mon-Fri 9AM-6PM, Sat 10AM-4PM, Manila time.",
  ]);
});

test("a day without evidence shows nothing, and hours are left out where none are set", () => {
  const stored = { claim_lives_as_of: "2026-10-01", ...shown("support"), support_hours: "" };
  const { claims } = aboutStats(readSettings(stored), undefined);
  expect(claims.map(({ text, note }) => [text, note])).toEqual([
    ["support", "Order tracking and your portal are available 24/7."],
  ]);
});

test("claims without words are gone, and the rating is there when it was counted", () => {
  const none = { ...shown("lives"), claim_lives_text: " " };
  const { claims, rating } = aboutStats(readSettings(none), { average: "4.6", count: 12 });
  expect(claims).toEqual([]);
  expect(rating).toEqual({ figure: "4.6 of 5", text: "average of 12 reviews by verified buyers" });
});
