import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { planOrder } from "#app/selling/orders/commands/plan-order.server.ts";
import type {
  ItemsPlan,
  PlanRefusal,
  WantedItems,
} from "#app/selling/orders/rules/change-items.ts";
import { isPaid, paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import type { ReserverKeys } from "#app/selling/orders/rules/reserver.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { judgeCold, type ColdRefused } from "#app/goods/delivery/rules/judge-cold.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { checkAdded, type AddedRefusal } from "../rules/check-added.ts";
import { MAX_ORDER_TOTAL } from "../rules/check-cart.ts";

export type WantedList = {
  wanted: WantedItems;
  /** The order's total on the page that was sent. */
  shownTotal: Centavos;
  /** The shown prices of the new items, by item key. */
  shownPrices?: Readonly<Record<string, Centavos>>;
  /** The buyer confirms that a clinician supervises the use of the new items. */
  supervisionConfirmed?: boolean;
};

/** The holder of the order's link, or staff with a reason for the log. */
export type Changer = { kind: "buyer" } | { kind: "staff"; reason: string };

/** An allowed change of a locked order. */
export type JudgedChange = {
  by: Changer;
  order: LockedOrder;
  /** Set for a buyer who never paid, and locked. */
  reserver: ReserverKeys | undefined;
  paid: boolean;
  plan: ItemsPlan;
  acknowledged: boolean;
  /** The difference to the paid total. Negative if the order gets cheaper. */
  amount: Centavos;
};

export type ItemsRefusal =
  | PlanRefusal
  | Refusal<"changed_meanwhile" | "not_paid" | "proof_waits" | "credit_covers">
  | Refusal<"too_large">
  | (Refusal<"cold_not_sent"> & ColdRefused)
  | AddedRefusal;

type LockedChange = Pick<JudgedChange, "by" | "order" | "reserver">;

/** Checks a change of the items and prices the result. The caller has locked the order. */
export async function judgeItems(
  tx: Ctx,
  { by, order, reserver }: LockedChange,
  input: WantedList,
): Promise<Result<JudgedChange, ItemsRefusal>> {
  const { wanted, shownTotal } = input;
  const paid = isPaid(order.paymentStatus);
  if (paysOnline(order.paymentMethod) && !paid) return refuse("not_paid");
  if (order.proofWaitingSince) return refuse("proof_waits");
  if (order.totalAmount !== shownTotal) return refuse("changed_meanwhile");
  const planned = await planOrder(tx, order, wanted);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const added = checkAdded(plan.lines, input);
  if (!added.ok) return added;
  const cold = await judgeMoreCold(tx, order, plan);
  if (cold) return refuse("cold_not_sent", cold);
  const { total } = plan.totals;
  if (total > MAX_ORDER_TOTAL) return refuse("too_large");
  if (total === 0) return refuse("nothing_left");
  // An unpaid order with nothing due would wait for no payment.
  if (!paid && order.creditTotal >= total) return refuse("credit_covers");
  const { acknowledged } = added.value;
  return ok({ by, order, reserver, paid, plan, acknowledged, amount: total - order.totalAmount });
}

/** Judges only new or additional cold items, because the shop already promised the others. */
async function judgeMoreCold({ db, now }: Ctx, { province }: LockedOrder, { lines }: ItemsPlan) {
  const more = lines.filter(({ wanted, quantity, needsCold }) => needsCold && wanted > quantity);
  if (more.length === 0) return undefined;
  const settings = await loadSettings(db);
  const areas = await loadAreas(db, settings);
  const goods = more.map(({ productName: name }) => ({ name, needsCold: true }));
  return judgeCold(goods, { settings, areas, province, now });
}
