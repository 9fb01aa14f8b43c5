import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { LinkedOrder } from "../rules/order-link.ts";
import { confirmOrder, type ConfirmRefusal } from "./confirm-order.server.ts";
import { z } from "zod";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { orderByNumber, orderTotal } from "./lock-order.server.ts";

/** Staff reached the buyer by phone, and the buyer wants the parcel. */
export async function confirmByPhone(
  ctx: Ctx,
  orderId: string,
): Promise<Result<LinkedOrder, ConfirmRefusal | Refusal<"forbidden">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, (tx) => confirmOrder(tx, orderId, "by_phone"));
}

export const confirmCashOrder = operation({
  name: "orders.confirm",
  says: "Confirm a cash order after the buyer said by phone that they want it.",
  words: ["call", "accept"],
  who: "orders:write",
  kind: "change",
  isRepeatable: false,
  amount: orderTotal,
  key: orderByNumber,
  input: z.object({}),
  output: nothing,
  run: confirmByPhoneNow,
});

async function confirmByPhoneNow(ctx: Ctx, _: object, orderId: string) {
  const confirmed = await confirmByPhone(ctx, orderId);
  return confirmed.ok ? ok(undefined) : confirmed;
}
