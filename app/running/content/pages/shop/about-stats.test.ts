import { expect, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { aboutStats } from "./about-stats.server.ts";

test("a new shop shows no figure on About", () => {
  expect(aboutStats(readSettings({}), undefined)).toEqual({ stats: [], notes: [], evidence: [] });
});

const counted = (name: string) => [
  { kind: "paragraph", children: [{ kind: "text", text: `A count of ${name}` }] },
];
const shown = (name: string) => ({ [`claim_${name}_evidence`]: `A count of ${name}` });

test("each figure leads to its evidence, which About has for the claims of Home as well", () => {
  const stored = {
    ...shown("lives"),
    ...shown("stories"),
    ...shown("support"),
    claim_lives_as_of: "2026-10-01",
  };
  const { stats, notes, evidence } = aboutStats(readSettings(stored), undefined);
  expect(stats.map(({ claim }) => [claim?.words, claim?.basis, claim?.to])).toEqual([
    ["10,000+ lives supported so far", "Evidence as of Oct 1, 2026", "/about#claim-lives"],
    ["24/7 support", "See the evidence", "/about#claim-support"],
  ]);
  expect(notes).toEqual([
    "Order tracking and your portal are available 24/7. Our team answers Mon-Fri 9AM-6PM, Sat 10AM-4PM, Manila time.",
  ]);
  expect(evidence.map(({ id, claim, basis, blocks }) => [id, claim, basis, blocks])).toEqual([
    ["claim-stories", "1K+ success stories", "", counted("stories")],
    [
      "claim-lives",
      "10,000+ lives supported so far",
      "Evidence as of Oct 1, 2026",
      counted("lives"),
    ],
    ["claim-support", "24/7 support", "", counted("support")],
  ]);
});

test("a day without evidence shows nothing, and hours are left out where none are set", () => {
  const stored = { claim_lives_as_of: "2026-10-01", ...shown("support"), support_hours: "" };
  const { stats, notes } = aboutStats(readSettings(stored), undefined);
  expect(stats.map(({ text }) => text)).toEqual(["support"]);
  expect(notes).toEqual(["Order tracking and your portal are available 24/7."]);
});

test("claims without words are gone, and the rating is there when it was counted", () => {
  const none = { ...shown("lives"), claim_lives_text: " " };
  const { stats, notes } = aboutStats(readSettings(none), { average: "4.6", count: 12 });
  expect(stats).toEqual([{ figure: "4.6 of 5", text: "average of 12 reviews by verified buyers" }]);
  expect(notes).toEqual(["We calculate the average from reviews by buyers."]);
});
