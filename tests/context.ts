import type { Pool } from "pg";
import { afterAll, inject } from "vitest";
import { type Actor, systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { type Db, openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { actorOf, type Person, type TestRole } from "./actor-of.ts";
import { freshDatabase } from "./database.ts";
import { immediateJobsOnly } from "./drain-jobs.ts";
import { NOW } from "./now.ts";
import { quietLog } from "./quiet-log.ts";
import { testSealers } from "./sealers.ts";

export type TestContext = {
  ctx: Ctx;
  db: Db;
  pool: Pool;
  at(date: Date | string): Ctx;
  /** `as("visitor")`, `as("clinician")`, ... or an actor with rows in the database. */
  as(who: Actor | TestRole, person?: Person): Ctx;
};

type Options = { actor?: Actor; now?: Date; connections?: number };

/**
 * A database for this test file. Call it once, at the top level of the file: the database is
 * dropped after the file's last test. Rows are added by the tests and their factories.
 */
export async function testContext(options: Options = {}): Promise<TestContext> {
  const { actor = systemActor("test"), now = NOW, connections = 10 } = options;
  const fresh = await freshDatabase(inject("cluster"));
  const pool = openPool(fresh.target, quietLog, { max: connections });
  afterAll(async () => {
    await pool.end();
    await fresh.drop();
  });
  await immediateJobsOnly(pool);
  const db = openDb(pool);
  const ctx: Ctx = { db, actor, now, ids: systemIds, sealers: testSealers };
  return {
    ctx,
    db,
    pool,
    at: (date) => ({ ...ctx, now: new Date(date) }),
    as: (who, person) => ({
      ...ctx,
      actor: typeof who === "string" ? actorOf(who, person) : who,
    }),
  };
}
