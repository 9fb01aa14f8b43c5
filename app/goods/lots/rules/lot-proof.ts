import type { LabResult, Test, Verdict } from "./lab-tests.ts";

type TestVerdict = { test: Test; verdict: Verdict | null };

/** How far a lot is proven by its reports, without withdrawn ones. */
export type Proof = "failed" | "confirmed" | "checked" | "received";

/** A lot is lab confirmed if identity and purity both passed and no test failed. */
export function lotProof(lot: { checkedAt: Date | null; results: readonly TestVerdict[] }): Proof {
  if (hasFailed(lot.results)) return "failed";
  const passed = new Set(
    lot.results.filter(({ verdict }) => verdict === "passed").map(({ test }) => test),
  );
  if (passed.has("identity") && passed.has("purity")) return "confirmed";
  return lot.checkedAt === null ? "received" : "checked";
}

export function hasFailed(results: readonly TestVerdict[]): boolean {
  return results.some(({ verdict }) => verdict === "failed");
}

/**
 * The displayed result of a test; results are newest first. A failed result is shown even if later
 * ones passed, else the newest.
 */
export function resultOf<R extends Pick<LabResult, "test" | "verdict">>(
  results: readonly R[],
  test: Test,
): R | undefined {
  const found = results.filter((result) => result.test === test);
  return found.find(({ verdict }) => verdict === "failed") ?? found[0];
}
