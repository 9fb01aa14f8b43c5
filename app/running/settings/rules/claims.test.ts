import { expect, test } from "vitest";
import {
  claimState,
  contradicts,
  isShown,
  readClaims,
  type Claim,
  type ClaimState,
} from "./claims.ts";
import { readSettings } from "./read-settings.ts";

const said: Claim = { figure: "99.8%", text: "lab purity", evidence: "Report 12", asOf: "" };

test("a new shop has words for its claims and shows none of them", () => {
  const claims = readClaims(readSettings({}));
  const { purity, stories, tracking, lives, support } = claims;
  const words = [purity, stories, tracking, lives, support].map(
    ({ figure, text }) => `${figure} ${text}`,
  );
  expect(words).toEqual([
    "99.8% lab purity",
    "1K+ success stories",
    "24/7 health tracking",
    "10,000+ lives supported so far",
    "24/7 support",
  ]);
  expect(Object.values(claims).filter(isShown)).toEqual([]);
  expect(claimState(purity, "2026-11-22")).toBe("unproven");
  expect(isShown(said)).toBe(true);
});

test("what was saved is read, without the spaces around it", () => {
  const stored = { claim_lives_figure: " 812 ", claim_lives_as_of: "2026-10-01" };
  const { lives } = readClaims(readSettings(stored));
  expect(lives).toEqual({
    figure: "812",
    text: "lives supported so far",
    evidence: "",
    asOf: "2026-10-01",
  });
});

test.each<[string, Partial<Claim>, ClaimState]>([
  ["no words", { text: "", evidence: "" }, "hidden"],
  ["no words, evidence or not", { text: "" }, "hidden"],
  ["no evidence", { evidence: "", asOf: "2026-11-01" }, "unproven"],
  ["evidence of no day", {}, "undated"],
  ["evidence of today", { asOf: "2026-11-22" }, "proven"],
  ["evidence of a year ago", { asOf: "2025-11-22" }, "proven"],
  ["evidence a day older", { asOf: "2025-11-21" }, "old"],
  ["words without a figure", { figure: "", asOf: "2026-11-01" }, "proven"],
])("a claim with %s", (_, parts, state) => {
  expect(claimState({ ...said, ...parts }, "2026-11-22")).toBe(state);
});

test("evidence of before a leap day grows old on it", () => {
  expect(claimState({ ...said, asOf: "2027-02-28" }, "2028-02-29")).toBe("old");
  expect(claimState({ ...said, asOf: "2027-03-01" }, "2028-02-29")).toBe("proven");
});

const counted = { claim_stories_evidence: "A count", claim_lives_evidence: "A count" };

test.each<[string, Record<string, string>, boolean]>([
  ["neither shown", {}, false],
  ["both shown", counted, true],
  ["same figure for both", { ...counted, claim_lives_figure: "1K+" }, false],
  ["one of them without words", { ...counted, claim_stories_text: "" }, false],
  ["one of them without evidence", { ...counted, claim_lives_evidence: " " }, false],
])("the people of Home and About, %s", (_, stored, expected) => {
  expect(contradicts(readClaims(readSettings(stored)))).toBe(expected);
});
