import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { checkInvariants } from "../invariants.ts";
import { until } from "../until.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** After a journey: waits until the shop's own worker has nothing due, then asks the oracle. */
export const expectInvariants = (): Promise<void> =>
  insideTheShop(async ({ db }) => {
    await until("the shop has done its jobs", 20_000, async () => {
      const due = sql`select from graphile_worker.jobs where run_at <= now() and attempts < 25`;
      return (await db.execute(due)).rowCount === 0;
    });
    expect(await checkInvariants(db)).toEqual([]);
  });
