import { expect, test } from "vitest";
import { checkInvariants } from "../invariants.ts";
import { runHeldJobs, WAITS_MS } from "./jobs.ts";
import type { Shop } from "./shop.ts";

/**
 * What was let in can also be carried out, and leaves the shop as it should be. A test that stopped
 * earlier would leave the jobs running beside the requests of the next file.
 */
export function testAftermath({ pool, db }: Shop): void {
  const carryOut = async () => {
    expect(await runHeldJobs(pool)).toEqual([]);
    expect(await checkInvariants(db)).toEqual([]);
  };
  test("what was let in is carried out, and does no harm", carryOut, WAITS_MS + 30_000);
}
