import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parsePostmaster } from "#app/platform/postgres/postmaster.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { growOrders } from "#db/seed/growth/grow-orders.ts";
import { growProducts } from "#db/seed/growth/grow-products.ts";
import { type App, type Shop, newShop, startApp } from "../app-server.ts";
import { finishDueJobs, holdJobs } from "../bad-input/jobs.ts";
import type { RunningCluster } from "../cluster.ts";
import { noReservationLimits } from "../many-guests.ts";
import { quietLog } from "../quiet-log.ts";
import { benchContext } from "./context.ts";
import { SECRET } from "./purchase/buy.ts";
import { cpuOf, cpuOfFamily } from "./process-cost.ts";

/** The target counts, without the few records of the demo shop. */
export type Growth = { products?: number; orders?: number };

export type Stage = {
  shop: Shop;
  app: App;
  grow(goal: Growth): Promise<void>;
  close(): Promise<void>;
};

/** Writes a profile of each process that ends normally, if one is requested. */
export function profiled(): NodeJS.ProcessEnv {
  const profiles = process.env["BENCH_PROFILES"];
  return profiles ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` } : {};
}

/**
 * The built demo shop as a separate process. Jobs wait unless they are measured, and each caller
 * may have its own address, so that no limit applies.
 */
export async function openStage(
  { cluster }: RunningCluster,
  growth: Growth = {},
  { jobs = "wait", env = profiled() }: { jobs?: "wait" | "run"; env?: NodeJS.ProcessEnv } = {},
): Promise<Stage> {
  const shop = await newShop(cluster);
  shop.env = { TRUST_PROXY: "on", APP_SECRET: SECRET };
  const app = await startApp(shop, env);
  if (jobs === "wait") await holdJobs(app.pool);
  else await finishDueJobs(app.pool);
  await noReservationLimits(app.db);
  const grown = { products: 0, orders: 0 };
  const stage: Stage = {
    shop,
    app,
    async grow({ products = 0, orders = 0 }) {
      if (products > grown.products) {
        await atLeisure(shop, (ctx) => growProducts(ctx, grown.products + 1, products));
        grown.products = products;
      }
      if (orders > grown.orders) {
        await atLeisure(shop, (ctx) => growOrders(ctx, orders - grown.orders));
        grown.orders = orders;
      }
    },
    close: () => app.stop(),
  };
  await stage.grow(growth);
  return stage;
}

/** The milliseconds of CPU time that some work costs the shop's process, and its database. */
export async function costOf(
  { shop, app }: Pick<Stage, "shop" | "app">,
  work: () => Promise<unknown>,
) {
  const file = path.join(shop.target.host, "data", "postmaster.pid");
  const database = parsePostmaster(readFileSync(file, "utf8"))?.pid ?? 0;
  const before = { app: cpuOf(app.pid), database: cpuOfFamily(database) };
  await work();
  return {
    app: cpuOf(app.pid) - before.app,
    database: cpuOfFamily(database) - before.database,
  };
}

/** Uses a separate connection without time limits. */
async function atLeisure({ target }: Shop, work: (ctx: Ctx) => Promise<void>): Promise<void> {
  const pool = openPool(target, quietLog, { max: 1, silenceMs: undefined });
  try {
    await openDb(pool).transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await work(benchContext(tx));
    });
    // The server would do this by itself within a minute.
    const client = await pool.connect();
    await client.query("set statement_timeout = 0");
    await client.query("vacuum analyze");
    client.release();
  } finally {
    await pool.end();
  }
}
