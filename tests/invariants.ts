import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { brokenInvariants } from "#app/server/invariants/broken-invariants.server.ts";
import { violations } from "#app/server/invariants/violations.server.ts";

type Options = {
  /** Orders whose buyers were given an answer. */
  acknowledgedOrderIds?: readonly string[];
  /** Order counts and mails are kept by jobs: leave them out while some are still to run. */
  jobsDrained?: boolean;
};

/**
 * What holds after every test, load and fault run: all that a shop can check by itself, and that
 * the orders which buyers were told about are there (I2). An empty list is the good news.
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
