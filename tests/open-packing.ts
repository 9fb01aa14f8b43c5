import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { ok } from "#app/lib/result.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { fakeGateway, gatewaysOf, payOrder } from "#app/selling/payments/factories.ts";
import { returnJobs } from "#app/fulfilment/returns/factories.ts";
import { testContext } from "./context.ts";
import { drainJobs } from "./drain-jobs.ts";
import { checkInvariants } from "./invariants.ts";
import { readParcel } from "#app/fulfilment/packing/queries/read-parcel.server.ts";
import { packOrder } from "#app/fulfilment/packing/commands/pack-order.server.ts";

export const tracked = (number: string) => ({ courier: "LBC Express", number, url: null });

export type PreparedOrder = { productId: string; orderId: string; itemId: string; number: number };

/** A shop whose orders leave in several parcels. */
export async function openPacking() {
  const { ctx, db, pool, as, at } = await testContext();
  await publishLegalTexts(ctx);
  const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
  const later = at(new Date(ctx.now.getTime() + 60_000));
  let made = 0;

  /** A paid order of three units of one product, from a lot where it has one. */
  async function paidOrder({
    by = "card",
    lot = false,
  }: { by?: "card" | "cod"; lot?: boolean } = {}): Promise<PreparedOrder> {
    made += 1;
    const productId = await makeProduct(ctx, { name: `Split ${made}`, price: 100_000, stock: 10 });
    if (lot) {
      const dates = { madeOn: null, expiresOn: "2099-01-01", receivedUnits: 10 };
      const item = { productId, variantId: null };
      const received = await receiveLot(ctx, { item, lotNumber: `SPLIT-${made}`, ...dates });
      if (received.ok) await openLot(ctx, received.value.lotId);
    }
    const orderId = await makeOrder(ctx, { productId, quantity: 3, paymentMethod: by });
    if (by === "card") await payOrder(ctx, orderId);
    else await confirmByPhone(ctx, orderId);
    const [item] = (await findOrder(db, orderId))?.items ?? [];
    return { productId, orderId, itemId: item?.id ?? "", number: made };
  }

  async function pack({ orderId, itemId, number }: PreparedOrder, units?: number, by = ctx) {
    const chosen = units === undefined ? undefined : new Map([[itemId, units]]);
    const plan = planKey((await readParcel(ctx, orderId, chosen))?.plan ?? []);
    const shipment = tracked(`LBC-${number}-${units ?? "R"}`);
    return packOrder(by, { orderId, plan, chosen, shipment });
  }

  async function stockOf(productId: string) {
    const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
    return [level?.onHand, level?.reserved];
  }

  return {
    ctx,
    db,
    as,
    at,
    gateways: gatewaysOf(gateway),
    later,
    drain: (when = later) => drainJobs(pool, returnJobs(gateway), { at: when.now }),
    paidOrder,
    pack,
    orderOf: async (orderId: string) => (await findOrder(db, orderId))!,
    stockOf,
    whole: async () => expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]),
  };
}
