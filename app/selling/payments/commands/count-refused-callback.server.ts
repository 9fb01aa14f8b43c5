import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { RefusedCallback } from "../rules/payment-terms.ts";
import { refusedCallbacks } from "../tables.server.ts";

/** Lets the owner see a wrong key or clock. Any visitor can cause it, so it only counts. */
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
