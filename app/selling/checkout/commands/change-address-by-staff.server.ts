import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { changeAddress } from "#app/selling/orders/commands/change-address.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import {
  refitShipping,
  type ShippingRefusal,
} from "#app/selling/orders/commands/refit-shipping.server.ts";
import { mayStaffChange } from "#app/selling/orders/rules/change-window.ts";
import { isPartlySent } from "#app/selling/orders/rules/parcels.ts";
import { changeTransfer } from "#app/selling/payments/commands/change-transfer.server.ts";
import { knownAddress } from "#app/running/places/queries/known-address.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { AddressInput } from "../input.ts";
import { addressMark } from "../rules/address-mark.ts";
import type { CashRefusal } from "../rules/decide-order.ts";
import { judgeCashAddress } from "./judge-cash-address.server.ts";

type AddressRefusal =
  | Refusal<"forbidden" | "not_found" | "ended" | "left" | "part_left" | "changed_meanwhile">
  | ShippingRefusal
  | CashRefusal;

/**
 * Staff correct an order's address before its parcel has left. The buyer gets a mail, so that no
 * one can redirect a parcel unnoticed.
 *
 * @param shown the address when the form was opened, to detect a concurrent change
 */
export async function changeAddressByStaff(
  ctx: Ctx,
  { orderId, form, shown }: { orderId: string; form: AddressInput; shown: string },
): Promise<Result<undefined, AddressRefusal>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  if (!isUuid(orderId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const open = mayStaffChange(order);
    if (!open.ok) return open;
    // The earlier parcel went to the order's address.
    if (isPartlySent(order)) return refuse("part_left");
    if (addressMark(order) !== shown) return refuse("changed_meanwhile");
    const place = await knownAddress(tx.db, form);
    const fee = await refitShipping(tx, order, place.province);
    if (!fee.ok) return fee;
    const { totalAmount: total } = fee.value ?? order;
    const cash = await judgeCashAddress(tx, order, { province: place.province, total });
    if (cash) return refuse("cash_refused", cash);
    if (!(await changeAddress(tx, order, { ...form, ...place }))) return ok(undefined);
    if (fee.value && order.paymentMethod === "bank") await changeTransfer(tx, fee.value);
    const about = { orderId, changeId: tx.ids.newId(), what: "address-by-staff" } as const;
    await enqueue(tx.db, "orders.mail-changed", about);
    return ok(undefined);
  });
}
