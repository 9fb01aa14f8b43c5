import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { gatewaysOf, payOrder } from "#app/selling/payments/factories.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { paymentsJobs } from "#app/selling/payments/jobs.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { askForReturn } from "./commands/ask-for-return.server.ts";
import { returnsJobs } from "./jobs.server.ts";
import { linesOfReturn } from "./queries/find-return.server.ts";

type SentOrderOptions = {
  needsCold?: boolean;
  quantity?: number;
  by?: "card" | "cod";
  isDelivered?: boolean;
  /** Packed from a lot with this number. */
  lotNumber?: string;
};

/** An order of a new product that has left, for a test. Unless it is cash, it is paid. */
export async function sentOrder(
  ctx: Ctx,
  {
    needsCold = false,
    quantity = 2,
    by = "card",
    isDelivered = true,
    lotNumber,
  }: SentOrderOptions = {},
) {
  const name = `Product ${ctx.ids.newId().slice(-12)}`;
  const productId = await makeProduct(ctx, { name, price: 100_000, stock: 10, needsCold });
  if (lotNumber !== undefined) await openedLot(ctx, productId, lotNumber);
  const orderId = await makeOrder(ctx, { productId, quantity, paymentMethod: by });
  if (by === "card") await payOrder(ctx, orderId);
  else await confirmByPhone(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  await shipSuggested(ctx, orderId);
  if (isDelivered) await moveOrder(ctx, { orderId, to: "delivered" });
  const [item] = (await findOrder(ctx.db, orderId))?.items ?? [];
  if (!item) throw new Error("the order that was just made is missing");
  return { productId, orderId, orderItemId: item.id };
}

async function openedLot(ctx: Ctx, productId: string, lotNumber: string): Promise<void> {
  const lot = await receiveLot(ctx, {
    item: { productId, variantId: null },
    lotNumber,
    madeOn: null,
    expiresOn: "2099-01-01",
    receivedUnits: 10,
  });
  if (!lot.ok) throw new Error(lot.reason);
  await openLot(ctx, lot.value.lotId);
}

/** A return of such an order, requested by staff, for a test. */
export async function makeReturn(ctx: Ctx, sent: SentOrderOptions & { units?: number } = {}) {
  const order = await sentOrder(ctx, sent);
  const { orderId, orderItemId } = order;
  const units = new Map([[orderItemId, sent.units ?? 1]]);
  const asked = await askForReturn(
    ctx,
    { by: "staff", orderId },
    { key: ctx.ids.newId(), reason: "wrong", note: "", units },
  );
  if (!asked.ok) throw new Error(asked.reason);
  const { id: returnId, number } = asked.value;
  const [line] = await linesOfReturn(ctx.db, returnId);
  if (!line) throw new Error("a return without lines");
  return { ...order, returnId, number, lineId: line.id };
}

/** All jobs of a return with its order and payments, for draining them in tests. */
export function returnJobs(...gateways: Gateway[]) {
  const files = createDiskFiles("nowhere");
  const ofMoney = paymentsJobs({ gateways: gatewaysOf(...gateways), files });
  return planOf({ tasks: [deliverMail] }, ordersJobs, ofMoney, returnsJobs(files));
}
