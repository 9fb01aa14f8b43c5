import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { changeAddress } from "#app/selling/orders/commands/change-address.server.ts";
import {
  refitShipping,
  type ShippingRefusal,
} from "#app/selling/orders/commands/refit-shipping.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { mayChangeOrder, type ChangeRefusal } from "#app/selling/orders/rules/change-window.ts";
import { changeTransfer } from "#app/selling/payments/commands/change-transfer.server.ts";
import { knownAddress } from "#app/running/places/queries/known-address.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { AddressInput } from "../input.ts";
import type { CashRefusal } from "../rules/decide-order.ts";
import { judgeCashAddress } from "./judge-cash-address.server.ts";

/**
 * The receipt's token is the authorization: every holder may change the address. The mail about the
 * change goes to the order's email, so that no one can change it unnoticed.
 */
export async function changeOwnAddress(
  ctx: Ctx,
  input: { orderToken: string; form: AddressInput },
): Promise<
  Result<undefined, ChangeRefusal | Refusal<"not_found"> | ShippingRefusal | CashRefusal>
> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOrderByToken(tx, input.orderToken);
    const order = found && (await lockOrder(tx, found.id));
    if (!order) return refuse("not_found");
    const may = mayChangeOrder(order, tx.now);
    if (!may.ok) return may;
    const place = await knownAddress(tx.db, input.form);
    const fee = await refitShipping(tx, order, place.province);
    if (!fee.ok) return fee;
    const { totalAmount: total } = fee.value ?? order;
    const cash = await judgeCashAddress(tx, order, { province: place.province, total });
    if (cash) return refuse("cash_refused", cash);
    if (!(await changeAddress(tx, order, { ...input.form, ...place }))) return ok(undefined);
    if (fee.value && order.paymentMethod === "bank") await changeTransfer(tx, fee.value);
    const about = { orderId: order.id, changeId: tx.ids.newId(), what: "address" } as const;
    await enqueue(tx.db, "orders.mail-changed", about);
    return ok(undefined);
  });
}
