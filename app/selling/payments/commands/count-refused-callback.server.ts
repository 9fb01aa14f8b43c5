import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { RefusedCallback } from "../rules/payment-terms.ts";
import { refusedCallbacks } from "../tables.server.ts";

/** So that the owner sees a wrong key or clock; anybody can cause it, so it is a figure alone. */
export async function countRefusedCallback(
  { db, now }: Ctx,
  gateway: string,
  reason: RefusedCallback,
): Promise<void> {
  await db
    .insert(refusedCallbacks)
    .values({ gateway, reason, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [refusedCallbacks.gateway, refusedCallbacks.reason],
      set: { count: sql`least(${refusedCallbacks.count}, 999999998) + 1`, lastAt: now },
    });
}
