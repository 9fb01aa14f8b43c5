import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { ClearanceRefusal } from "#app/modules/clearance/rules/check-clearance.ts";
import { lockOrder, type LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { lockReserver } from "#app/modules/orders/commands/lock-reserver.server.ts";
import { planOrder } from "#app/modules/orders/commands/plan-order.server.ts";
import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import { reserverOfOrder } from "#app/modules/orders/queries/guest-reservations.server.ts";
import type {
  ItemsPlan,
  PlanRefusal,
  WantedItems,
} from "#app/modules/orders/rules/change-items.ts";
import { mayChangeOrder, type ChangeRefusal } from "#app/modules/orders/rules/change-window.ts";
import { isPaid, paysOnline } from "#app/modules/orders/rules/order-terms.ts";
import type { ReserverKeys } from "#app/modules/orders/rules/reserver.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { checkAdded } from "../../rules/check-added.ts";
import { MAX_ORDER_TOTAL } from "../../rules/check-cart.ts";

export type WantedChange = {
  orderToken: string;
  wanted: WantedItems;
  /** What the order cost on the page that was sent. */
  shownTotal: Centavos;
  /** The prices there of what the order does not have yet, by their keys. */
  shownPrices?: Readonly<Record<string, Centavos>>;
  /** That a clinician supervises the use of what is added. */
  supervisionConfirmed?: boolean;
};

/** A change that may be made, of an order that is locked. */
export type JudgedChange = {
  order: LockedOrder;
  /** A buyer who never paid, locked as well. */
  reserver: ReserverKeys | undefined;
  paid: boolean;
  plan: ItemsPlan;
  /** The buyer confirmed supervision for what is added. */
  acknowledged: boolean;
  /** What it costs more; below zero less. */
  amount: Centavos;
};

export type JudgeRefusal =
  | ChangeRefusal
  | PlanRefusal
  | Refusal<"not_found" | "changed_meanwhile" | "not_paid" | "proof_waits">
  | Refusal<"price_changed" | "too_large">
  | ClearanceRefusal;

/** Locks the order, and says whether the change may be made and what it costs. */
export async function judgeChange(
  tx: Ctx,
  input: WantedChange,
): Promise<Result<JudgedChange, JudgeRefusal>> {
  const { orderToken, wanted, shownTotal } = input;
  const found = await findOrderByToken(tx, orderToken);
  const reserver = found && (await reserverOfOrder(tx.db, found.id));
  if (reserver) await lockReserver(tx, reserver);
  const order = found && (await lockOrder(tx, found.id));
  if (!order) return refuse("not_found");
  const may = mayChangeOrder(order, tx.now);
  if (!may.ok) return may;
  const paid = isPaid(order.paymentStatus);
  if (paysOnline(order.paymentMethod) && !paid) return refuse("not_paid");
  if (order.proofWaitingSince) return refuse("proof_waits");
  if (order.totalAmount !== shownTotal) return refuse("changed_meanwhile");
  const planned = await planOrder(tx, order, wanted);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const added = checkAdded(plan.lines, input);
  if (!added.ok) return added;
  const { total } = plan.totals;
  if (total > MAX_ORDER_TOTAL) return refuse("too_large");
  if (total === 0) return refuse("nothing_left");
  const { acknowledged } = added.value;
  return ok({ order, reserver, paid, plan, acknowledged, amount: total - order.totalAmount });
}
