import { expect } from "vitest";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { checkInvariants } from "../invariants.ts";
import { ownApp } from "../own-app.ts";
import { quietLog } from "../quiet-log.ts";
import { until } from "../until.ts";

/** After a journey: waits until the shop's own worker has nothing due, then asks the oracle. */
export async function expectInvariants(): Promise<void> {
  const pool = openPool(ownApp().target, quietLog, { max: 2 });
  try {
    await until("the shop has done its jobs", 20_000, async () => {
      const due =
        "select from graphile_worker.jobs where run_at <= now() and attempts < 25 limit 1";
      return (await pool.query(due)).rowCount === 0;
    });
    expect(await checkInvariants(openDb(pool))).toEqual([]);
  } finally {
    await pool.end();
  }
}
