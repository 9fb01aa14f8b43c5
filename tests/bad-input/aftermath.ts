import { expect } from "vitest";
import { checkInvariants } from "../invariants.ts";
import { runHeldJobs, WAITS_MS } from "./jobs.ts";
import type { Shop } from "./shop.ts";

/** A test that stopped earlier would leave the jobs running beside the requests of the next file. */
export const AFTERMATH_MS = WAITS_MS + 30_000;

/** What was let in can also be carried out, and leaves the shop as it should be. */
export async function expectNoHarm({ pool, db }: Shop): Promise<void> {
  expect(await runHeldJobs(pool)).toEqual([]);
  expect(await checkInvariants(db)).toEqual([]);
}
