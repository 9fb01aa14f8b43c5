import { expect } from "vitest";
import { checkInvariants } from "../invariants.ts";
import { runHeldJobs } from "./jobs.ts";
import type { Shop } from "./shop.ts";

/** What was let in can also be carried out, and leaves the shop as it should be. */
export async function expectNoHarm({ pool, db }: Shop): Promise<void> {
  expect(await runHeldJobs(pool)).toEqual([]);
  expect(await checkInvariants(db)).toEqual([]);
}
