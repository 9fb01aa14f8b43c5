import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { brokenInvariants } from "#app/server/invariants/broken-invariants.server.ts";
import { violations } from "#app/server/invariants/violations.server.ts";

type Options = {
  /** Orders whose buyers were given an answer. */
  acknowledgedOrderIds?: readonly string[];
  /** Jobs write order counts and mails, so these checks are skipped while jobs are still to run. */
  jobsDrained?: boolean;
};

/**
 * Checks the invariants after a test, a load run or a fault run: all that a shop can check by
 * itself, and that confirmed orders exist (I2). Returns a sentence for each violation.
 */
export async function checkInvariants(db: Db, options: Options = {}): Promise<string[]> {
  const { acknowledgedOrderIds = [], jobsDrained = true } = options;
  const broken = await brokenInvariants(db, { jobsDrained });
  return [...broken, ...(await acknowledgedExist(db, acknowledgedOrderIds))];
}

async function acknowledgedExist(db: Db, ids: readonly string[]): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I2: order %s was acknowledged and is not there', told.id) as sentence
    from unnest(${sql.param([...ids])}::uuid[]) as told (id)
    where not exists (select from orders o where o.id = told.id)`,
  );
}
