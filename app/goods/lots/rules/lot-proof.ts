import type { LabResult, Test, Verdict } from "./lab-tests.ts";

type Judged = { test: Test; verdict: Verdict | null };

/** How far a lot is proven, by what its reports say that were not withdrawn. */
export type Proof = "failed" | "confirmed" | "checked" | "received";

/** Lab confirmed is a lot whose identity and purity both passed, and of which nothing failed. */
export function lotProof(lot: { checkedAt: Date | null; results: readonly Judged[] }): Proof {
  if (hasFailed(lot.results)) return "failed";
  const passed = new Set(
    lot.results.filter(({ verdict }) => verdict === "passed").map(({ test }) => test),
  );
  if (passed.has("identity") && passed.has("purity")) return "confirmed";
  return lot.checkedAt === null ? "received" : "checked";
}

export function hasFailed(results: readonly Judged[]): boolean {
  return results.some(({ verdict }) => verdict === "failed");
}

/**
 * What is shown of a test, of results with the newest first: the one that failed, whatever came
 * later, else the newest.
 */
export function resultOf<R extends Pick<LabResult, "test" | "verdict">>(
  results: readonly R[],
  test: Test,
): R | undefined {
  const found = results.filter((result) => result.test === test);
  return found.find(({ verdict }) => verdict === "failed") ?? found[0];
}
