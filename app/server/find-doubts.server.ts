import type { Pool } from "pg";
import { openDb } from "#app/platform/database/db.server.ts";
import { brokenInvariants } from "./invariants/broken-invariants.server.ts";

/** Problems of a restored shop. Its jobs do not run, so invariants that need them are skipped. */
export async function findDoubts(pool: Pool): Promise<string[]> {
  return brokenInvariants(openDb(pool), { jobsDrained: false });
}
