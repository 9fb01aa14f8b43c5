import { makeProduct } from "#app/goods/catalog/factories.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { prepareRemittance } from "./commands/prepare-remittance.server.ts";
import { saveRemittance } from "./commands/save-remittance.server.ts";
import type { RemittanceLine } from "./rules/read-remittance.ts";

export const CARRIER = "J&T Express";
export const DUE = 920_000;

/** A cash-on-delivery order whose parcel has its own number and was delivered at the given time. */
export async function deliveredOrder(ctx: Ctx, { deliveredAt = ctx.now } = {}) {
  const tracking = `JT${ctx.ids.newId().replaceAll("-", "").slice(-20).toUpperCase()}`;
  const name = `Item ${tracking}`;
  const productId = await makeProduct(ctx, { name, price: DUE, stock: 5 });
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  const shipment = { courier: CARRIER, number: tracking, url: null };
  const moved = [
    await moveOrder(ctx, { orderId, to: "shipped", shipment }),
    await moveOrder({ ...ctx, now: deliveredAt }, { orderId, to: "delivered" }),
  ];
  if (moved.some(({ ok }) => !ok)) throw new Error("the order was not delivered");
  return { orderId, tracking };
}

/** A draft of a remittance with these lines. */
export function draftOf(ctx: Ctx, lines: readonly Partial<RemittanceLine>[]) {
  const all = lines.map((line, index) => {
    const { collected = DUE, fee = 0 } = line;
    const rest = { rowNo: index + 2, tracking: "", deliveredOn: null, remitted: collected - fee };
    return { ...rest, collected, fee, ...line };
  });
  const columns = [{ name: "Waybill", field: "tracking" }];
  const bytes = new TextEncoder().encode(ctx.ids.newId());
  const read = { columns, lines: all, bad: [] };
  return prepareRemittance(ctx, { carrier: CARRIER, fileName: "cod.csv", bytes, read });
}

/** Saves such a draft and returns the file's id. */
export async function remit(ctx: Ctx, lines: readonly Partial<RemittanceLine>[]): Promise<string> {
  const draft = await draftOf(ctx, lines);
  if (!draft.ok) throw new Error(draft.reason);
  const saved = await saveRemittance(ctx, draft.value);
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value;
}
