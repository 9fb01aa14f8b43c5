import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { changeItems } from "#app/modules/orders/commands/change-items.server.ts";
import { lockOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { noteSupervision } from "#app/modules/orders/commands/note-supervision.server.ts";
import { lockReserver } from "#app/modules/orders/commands/lock-reserver.server.ts";
import type { LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { planOrder } from "#app/modules/orders/commands/plan-order.server.ts";
import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import { reserverOfOrder } from "#app/modules/orders/queries/reserver-of-order.server.ts";
import { shortLines } from "#app/modules/orders/queries/short-lines.server.ts";
import { rememberedWish, unitsMoved } from "#app/modules/orders/rules/change-items.ts";
import type { PlanRefusal, WantedItems } from "#app/modules/orders/rules/change-items.ts";
import { mayChangeOrder } from "#app/modules/orders/rules/change-window.ts";
import type { ChangeRefusal } from "#app/modules/orders/rules/change-window.ts";
import { isPaid, paysOnline } from "#app/modules/orders/rules/order-terms.ts";
import { changeTransfer } from "#app/modules/payments/commands/change-transfer.server.ts";
import type { ClearanceRefusal } from "#app/modules/clearance/rules/check-clearance.ts";
import { openDifference } from "#app/modules/payments/commands/open-difference.server.ts";
import { openSession } from "#app/modules/payments/commands/open-session.server.ts";
import type { ReturnAddresses } from "#app/modules/payments/commands/open-session.server.ts";
import type { Gateway } from "#app/modules/payments/gateways/gateway.ts";
import type { Gateways } from "#app/modules/payments/gateways/gateways.server.ts";
import { offeredMethods } from "#app/modules/payments/rules/offered-methods.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { checkAdded } from "../rules/check-added.ts";
import { MAX_ORDER_TOTAL } from "../rules/check-cart.ts";
import type { ReservationRefusal } from "../rules/judge-reservation.ts";
import { repayDifference } from "./repay-difference.server.ts";
import { resizeReservation } from "./resize-reservation.server.ts";

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

/** What is due goes to the gateway's page; without one the order is changed. */
export type ChangedOwn = { payAt: string | undefined };

export type ChangeItemsRefusal =
  | ChangeRefusal
  | PlanRefusal
  | ReservationRefusal
  | Refusal<"not_found" | "changed_meanwhile" | "not_paid" | "proof_waits" | "too_much_cash">
  | Refusal<"order_separately" | "gateway_unavailable" | "price_changed" | "too_large">
  | ClearanceRefusal
  | (Refusal<"out_of_stock"> & { names: string[] });

type ToPay = { order: LockedOrder; gateway: Gateway; reference: string; amount: Centavos };

/**
 * Whoever holds the receipt changes how many of each line the order has: its token is the
 * authorisation. What was paid too much goes back; what is to be paid more is paid first, and the
 * order stays as it is until then.
 */
export async function changeOwnItems(
  ctx: Ctx,
  gateways: Pick<Gateways, "find" | "enabled">,
  input: WantedChange,
  addresses: ReturnAddresses,
): Promise<Result<ChangedOwn, ChangeItemsRefusal>> {
  const decided = await inTransaction(ctx, (tx) => decide(tx, gateways, input));
  if (!decided.ok) return decided;
  if (!decided.value) return ok({ payAt: undefined });
  const { gateway, order, ...attempt } = decided.value;
  const session = await openSession(gateway, order, attempt, addresses);
  return session.ok ? ok({ payAt: session.value.redirectUrl }) : session;
}

async function decide(
  tx: Ctx,
  gateways: Pick<Gateways, "find" | "enabled">,
  input: WantedChange,
): Promise<Result<ToPay | undefined, ChangeItemsRefusal>> {
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
  const plan = await planOrder(tx, order, wanted);
  if (!plan.ok) return plan;
  const added = checkAdded(plan.value.lines, input);
  if (!added.ok) return added;
  const { total } = plan.value.totals;
  if (total > MAX_ORDER_TOTAL) return refuse("too_large");
  if (total === 0) return refuse("nothing_left");
  const amount = total - order.totalAmount;
  if (paid && amount > 0) {
    const [gateway] = paysOnline(order.paymentMethod) ? gateways.enabled() : [];
    if (!gateway) return refuse("order_separately");
    // Whether it is still there decides when it is paid; what is gone now nobody has to pay.
    const short = await shortLines(tx.db, unitsMoved(plan.value.lines, 1));
    if (short.length > 0) {
      return refuse("out_of_stock", { names: short.map(({ productName }) => productName) });
    }
    if (added.value.acknowledged) await noteSupervision(tx, order);
    const change = rememberedWish(plan.value.lines);
    const attempt = { gateway: gateway.name, amount, change };
    return ok({ order, gateway, amount, reference: await openDifference(tx, order, attempt) });
  }
  const { paymentMethod } = order;
  if (paymentMethod === "cod" && amount > 0) {
    const offered = offeredMethods(await loadSettings(tx.db), false, total);
    if (!offered.includes(paymentMethod)) return refuse("too_much_cash");
  }
  const changed = await changeItems(tx, order, plan.value);
  if (!changed.ok) return changed;
  if (added.value.acknowledged) await noteSupervision(tx, order);
  if (!paid && reserver) {
    const size = { orderId: order.id, reserver, changed: plan.value.lines };
    const resized = await resizeReservation(tx, size);
    if (!resized.ok) return resized;
  }
  if (paymentMethod === "bank" && !paid) await changeTransfer(tx, changed.value);
  const back = paid ? await repayDifference(tx, gateways, changed.value) : 0;
  const about = { orderId: order.id, changeId: tx.ids.newId(), amount: back };
  await enqueue(tx.db, "orders.mail-changed", { ...about, what: "items" });
  return ok(undefined);
}
