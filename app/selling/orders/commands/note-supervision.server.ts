import { eq, sql } from "drizzle-orm";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";

/**
 * Records that a clinician supervises the use of the added items, under the terms version of the
 * order. The caller has locked the order.
 */
export async function noteSupervision(ctx: Ctx, { id, termsVersion }: LockedOrder): Promise<void> {
  const consent = { document: "terms", documentVersion: termsVersion };
  await recordConsent(ctx, { type: "order", id }, [{ purpose: "medical_supervision", ...consent }]);
  const confirmed = sql`coalesce(${orders.supervisionConfirmedAt}, ${ctx.now})`;
  await ctx.db.update(orders).set({ supervisionConfirmedAt: confirmed }).where(eq(orders.id, id));
}
