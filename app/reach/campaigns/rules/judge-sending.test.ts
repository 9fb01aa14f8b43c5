import { expect, test } from "vitest";
import { judgeSending } from "./judge-sending.ts";

test.each([
  [{ sent: 50, bounced: 49, complained: 10 }, undefined],
  [{ sent: 95, bounced: 5, complained: 0 }, undefined],
  [{ sent: 94, bounced: 6, complained: 0 }, "bounces"],
  [{ sent: 200, bounced: 0, complained: 1 }, undefined],
  [{ sent: 500, bounced: 0, complained: 2 }, "complaints"],
  [{ sent: 1_000, bounced: 0, complained: 3 }, undefined],
  [{ sent: 1_000, bounced: 0, complained: 4 }, "complaints"],
] as const)("%o: %s", (counts, verdict) => {
  expect(judgeSending(counts)).toBe(verdict);
});
