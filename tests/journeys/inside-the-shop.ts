import { sql } from "drizzle-orm";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { ownApp } from "../own-app.ts";
import { quietLog } from "../quiet-log.ts";

const { target, secret } = ownApp();
const db = openDb(openPool(target, quietLog, { max: 2 }));
const shop = { db, actor: systemActor("test"), ids: systemIds, sealers: createSealers(secret) };

/** Does what happens without a browser: time passes, a delivery arrives, stock runs out. */
export const insideTheShop = async <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  work({ ...shop, now: new Date() });

/** Ends the period in which staff can undo, so that the mail is sent. */
export async function letTheMailLeave(): Promise<void> {
  await db.execute(
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
        from graphile_worker.jobs where task_identifier = 'orders.tell-shipment'`,
  );
}

/** Makes every payment attempt due, and the job that asks for its status. */
export async function letTheClockAsk(): Promise<void> {
  await db.execute(
    sql`update payments set next_ask_at = now() where status = 'open' and next_ask_at is not null`,
  );
  await db.execute(sql`select graphile_worker.add_job('payments.reconcile')`);
}
