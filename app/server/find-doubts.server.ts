import type { Pool } from "pg";
import { openDb } from "#app/platform/database/db.server.ts";
import { brokenInvariants } from "./invariants/broken-invariants.server.ts";

/** What is wrong with a restored shop, whose jobs nobody runs. */
export async function findDoubts(pool: Pool): Promise<string[]> {
  return brokenInvariants(openDb(pool), { jobsDrained: false });
}
