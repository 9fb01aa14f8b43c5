import type { AttemptStatus } from "./payment-terms.ts";

/** How the newest attempt ended without money; undefined while it is open, paid, or never was. */
export type LastTry = "failed" | "cancelled" | undefined;

export function lastTry(newest: AttemptStatus | undefined): LastTry {
  return newest === "failed" || newest === "cancelled" ? newest : undefined;
}
