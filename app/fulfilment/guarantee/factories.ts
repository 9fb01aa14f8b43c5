import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type GuaranteeSettings = Parameters<typeof saveSettings>[1];

/** Turns the guarantee on, with store credit for each event, for a test. */
export async function turnOnGuarantee(ctx: Ctx, given: GuaranteeSettings = {}): Promise<void> {
  const on = { guarantee_recall: "credit", guarantee_warm: "credit", guarantee_late: "credit" };
  const saved = await saveSettings(ctx, { ...on, ...given });
  if (!saved.ok) throw new Error(saved.reason);
}

/** An order of cold goods whose parcel was on its way for so many days, for a test. */
export async function lateOrder(
  ctx: Ctx,
  of: { days?: number; buyer?: Actor; by?: "card" | "cod"; lotNumber?: string } = {},
) {
  const { days = 20, buyer, ...sent } = of;
  const own = await sentOrder(ctx, { needsCold: true, isDelivered: false, ...sent });
  const { orderId } = own;
  const account = buyer?.kind === "user" ? await customerOfUser(ctx.db, buyer.userId) : undefined;
  if (account) {
    await ctx.db.update(orders).set({ customerId: account.id }).where(eq(orders.id, orderId));
  }
  const shippedAt = addDays(ctx.now, -days);
  await ctx.db.update(parcels).set({ shippedAt }).where(eq(parcels.orderId, orderId));
  const moved = await moveOrder(ctx, { orderId, to: "delivered" });
  if (!moved.ok) throw new Error(moved.reason);
  return { ...own, customerId: account?.id };
}
