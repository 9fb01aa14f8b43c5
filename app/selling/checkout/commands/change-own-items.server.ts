import { ok, type Refusal, type Result, refuse } from "#app/lib/result.ts";
import {
  openSession,
  type ReturnAddresses,
} from "#app/selling/payments/commands/open-session.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { askDifference, type DifferenceRefusal, type ToPay } from "./ask-difference.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { lockReserver } from "#app/selling/orders/commands/lock-reserver.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { reserverOfOrder } from "#app/selling/orders/queries/guest-reservations.server.ts";
import { mayChangeOrder, type ChangeRefusal } from "#app/selling/orders/rules/change-window.ts";
import {
  judgeItems,
  type ItemsRefusal,
  type JudgedChange,
  type WantedList,
} from "./judge-items.server.ts";
import { makeChange, type MakeRefusal } from "./make-change.server.ts";

/** `payAt` is the gateway's page for the difference. Undefined if the order was changed at once. */
export type OwnChangeResult = { payAt: string | undefined };

export type ChangeItemsRefusal =
  | JudgeRefusal
  | DifferenceRefusal
  | MakeRefusal
  | Refusal<"gateway_unavailable">;

/**
 * Every holder of the receipt's link can change the quantities of its order: the token is the
 * authorization. An overpaid amount is refunded. A higher price must be paid first, and the order
 * stays as it is until then.
 */
export async function changeOwnItems(
  ctx: Ctx,
  gateways: Pick<Gateways, "find" | "enabled">,
  input: WantedChange,
  addresses: ReturnAddresses,
): Promise<Result<OwnChangeResult, ChangeItemsRefusal>> {
  const changed = await inTransaction(ctx, (tx) => change(tx, gateways, input));
  if (!changed.ok) return changed;
  if (!changed.value) return ok({ payAt: undefined });
  const { gateway, order, ...attempt } = changed.value;
  const session = await openSession(ctx, gateway, order, attempt, addresses);
  return session.ok ? ok({ payAt: session.value.redirectUrl }) : session;
}

async function change(
  tx: Ctx,
  gateways: Pick<Gateways, "find" | "enabled">,
  input: WantedChange,
): Promise<Result<ToPay | undefined, ChangeItemsRefusal>> {
  const judged = await judgeChange(tx, input);
  if (!judged.ok) return judged;
  const { paid, amount } = judged.value;
  const toPayFirst = paid && amount > 0;
  return toPayFirst
    ? askDifference(tx, gateways, judged.value)
    : makeChange(tx, gateways, judged.value);
}

type WantedChange = WantedList & { orderToken: string };

type JudgeRefusal = ItemsRefusal | ChangeRefusal | Refusal<"not_found">;

/** Locks the order, checks the change and prices it. */
async function judgeChange(
  tx: Ctx,
  input: WantedChange,
): Promise<Result<JudgedChange, JudgeRefusal>> {
  const found = await findOrderByToken(tx, input.orderToken);
  const reserver = found && (await reserverOfOrder(tx.db, found.id));
  if (reserver) await lockReserver(tx, reserver);
  const order = found && (await lockOrder(tx, found.id));
  if (!order) return refuse("not_found");
  const may = mayChangeOrder(order, tx.now);
  return may.ok ? judgeItems(tx, { by: { kind: "buyer" }, order, reserver }, input) : may;
}
