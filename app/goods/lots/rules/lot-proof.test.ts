import fc from "fast-check";
import { expect, it, test } from "vitest";
import { TESTS, type Test, type Verdict } from "./lab-tests.ts";
import { lotProof, resultOf } from "./lot-proof.ts";

const day = new Date("2026-11-21T00:00:00Z");
const of = (...results: [Test, Verdict | null][]) =>
  results.map(([name, verdict]) => ({ test: name, verdict }));

test.each([
  ["nobody looked at", null, [], "received"],
  ["staff looked at", day, [], "checked"],
  ["with identity and purity", null, of(["identity", "passed"], ["purity", "passed"]), "confirmed"],
  ["with purity alone", day, of(["purity", "passed"]), "checked"],
  ["whose purity has no limit", day, of(["identity", "passed"], ["purity", null]), "checked"],
  [
    "with everything but these",
    null,
    of(["content", "passed"], ["sterility", "passed"]),
    "received",
  ],
  [
    "that failed one test of three",
    day,
    of(["identity", "passed"], ["purity", "passed"], ["endotoxin", "failed"]),
    "failed",
  ],
  [
    "that passed what it failed before",
    day,
    of(["purity", "passed"], ["purity", "failed"], ["identity", "passed"]),
    "failed",
  ],
] as const)("a lot %s is %4$s", (_, checkedAt, results, proof) => {
  expect(lotProof({ checkedAt, results })).toBe(proof);
});

const results = fc.array(
  fc.record({
    test: fc.constantFrom(...TESTS),
    verdict: fc.constantFrom("passed" as const, "failed" as const, null),
  }),
);

it("never gets better by another result once something failed", () => {
  fc.assert(
    fc.property(results, results, fc.boolean(), (before, after, checked) => {
      const lot = { checkedAt: checked ? day : null };
      if (lotProof({ ...lot, results: before }) !== "failed") return;
      expect(lotProof({ ...lot, results: [...after, ...before] })).toBe("failed");
    }),
  );
});

it("shows a failed result of a test before any other, else the newest", () => {
  fc.assert(
    fc.property(results, fc.constantFrom(...TESTS), (all, name) => {
      const shown = resultOf(all, name);
      const own = all.filter((result) => result.test === name);
      const failed = own.find(({ verdict }) => verdict === "failed");
      expect(shown).toBe(failed ?? own[0]);
    }),
  );
});
