import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { lockReserver } from "#app/selling/orders/commands/lock-reserver.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { reserverOfOrder } from "#app/selling/orders/queries/guest-reservations.server.ts";
import { mayChangeOrder, type ChangeRefusal } from "#app/selling/orders/rules/change-window.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import {
  judgeItems,
  type ItemsRefusal,
  type JudgedChange,
  type WantedList,
} from "./judge-items.server.ts";

export type WantedChange = WantedList & { orderToken: string };

export type JudgeRefusal = ItemsRefusal | ChangeRefusal | Refusal<"not_found">;

/** Locks the order, checks the change and prices it. */
export async function judgeChange(
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
