import type { Figures } from "../proof/scenario.ts";
import type { Rush } from "./crowd.ts";

export type Tally = {
  note(rush: Pick<Rush, "ms" | "busy">): void;
  figures(): Figures & Record<"p50 ms", number>;
};

/** How long people waited, in all rushes together. */
export function openTally(): Tally {
  const ms: number[] = [];
  let busy = 0;
  return {
    note(rush) {
      ms.push(...rush.ms);
      busy += rush.busy;
    },
    figures: () => ({
      "answers 503": busy,
      "p50 ms": percentile(ms, 0.5),
      "p99 ms": percentile(ms, 0.99),
      "slowest ms": percentile(ms, 1),
    }),
  };
}

/** The time within which so much of them was answered, in whole milliseconds. */
export function percentile(ms: readonly number[], part: number): number {
  const sorted = ms.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
