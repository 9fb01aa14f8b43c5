import type { Pool } from "pg";
import { systemActor, type Actor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { openPool, type SocketTarget } from "#app/platform/database/pool.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { liftReservationLimits } from "#app/selling/checkout/factories.ts";
import type { Cluster } from "../cluster.ts";
import { freshDatabase } from "../database.ts";
import { immediateJobsOnly } from "../drain-jobs.ts";
import { NOW } from "../now.ts";
import { quietLog } from "../quiet-log.ts";
import { testSealers } from "../sealers.ts";

/** A shop in process that sells, for the schedules and the model. */
export type Shop = {
  ctx: Ctx;
  db: Db;
  pool: Pool;
  target: SocketTarget;
  as(actor: Actor): Ctx;
  close(): Promise<void>;
};

export async function openShop(cluster: Cluster): Promise<Shop> {
  const fresh = await freshDatabase(cluster);
  const pool = openPool(fresh.target, quietLog);
  await immediateJobsOnly(pool);
  const db = openDb(pool);
  const ctx: Ctx = {
    db,
    actor: systemActor("test"),
    now: NOW,
    ids: systemIds,
    sealers: testSealers,
  };
  await publishLegalTexts(ctx);
  await liftReservationLimits(ctx);
  return {
    ctx,
    db,
    pool,
    target: fresh.target,
    as: (actor) => ({ ...ctx, actor }),
    async close() {
      await pool.end();
      await fresh.drop();
    },
  };
}
