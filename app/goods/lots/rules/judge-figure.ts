import type { Verdict } from "./lab-tests.ts";

export type Figure = { figure: number; isBelow: boolean };
export type Limits = { atLeast: number | null; atMost: number | null };

/**
 * Whether a figure is within its limits; null without limits, and where a figure like "less than 2"
 * could be on either side of them.
 */
export function judgeFigure({ figure, isBelow }: Figure, { atLeast, atMost }: Limits) {
  if (atLeast === null && atMost === null) return null;
  if (isBelow) return judgeBelow(figure, { atLeast, atMost });
  const isEnough = atLeast === null || figure >= atLeast;
  const isNotTooMuch = atMost === null || figure <= atMost;
  return isEnough && isNotTooMuch ? "passed" : "failed";
}

function judgeBelow(figure: number, { atLeast, atMost }: Limits): Verdict | null {
  if (atLeast !== null) return figure <= atLeast ? "failed" : null;
  return atMost !== null && figure <= atMost ? "passed" : null;
}
