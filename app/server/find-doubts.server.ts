import type { Pool } from "pg";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { brokenInvariants } from "./invariants/broken-invariants.server.ts";

/** Problems of a shop whose jobs are not done, so invariants that need them are skipped. */
export function findProblems(db: Db): Promise<string[]> {
  return brokenInvariants(db, { jobsDrained: false });
}

/** Problems of a restored shop. Its jobs do not run. */
export async function findDoubts(pool: Pool): Promise<string[]> {
  return findProblems(openDb(pool));
}
