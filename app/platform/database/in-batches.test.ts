import { expect, test } from "vitest";
import { inBatches } from "./in-batches.server.ts";

test.each([
  [0, 1],
  [9, 1],
  // A full piece may be the last one; only another look tells.
  [10, 2],
  [25, 3],
])("%i rows take %i pieces of ten", async (rows, pieces) => {
  let left = rows;
  let calls = 0;
  const total = await inBatches(10, async (size) => {
    calls += 1;
    const taken = Math.min(size, left);
    left -= taken;
    return taken;
  });
  expect([total, calls, left]).toEqual([rows, pieces, 0]);
});
