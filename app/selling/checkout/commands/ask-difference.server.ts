import { addMinutes } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { noteSupervision } from "#app/selling/orders/commands/note-supervision.server.ts";
import { shortLines } from "#app/selling/orders/queries/short-lines.server.ts";
import { rememberedWish, unitsMoved } from "#app/selling/orders/rules/change-items.ts";
import { STAFF_CHANGE_HOURS } from "#app/selling/orders/rules/change-window.ts";
import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import { openDifference } from "#app/selling/payments/commands/open-difference.server.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { JudgedChange } from "./judge-items.server.ts";

export type ToPay = { order: LockedOrder; gateway: Gateway; reference: string; amount: Centavos };

export type DifferenceRefusal =
  | Refusal<"order_separately">
  | (Refusal<"out_of_stock"> & { names: string[] });

/**
 * The change makes a paid order more expensive. The order stays as it is until the buyer has paid
 * the difference.
 */
export async function askDifference(
  tx: Ctx,
  gateways: Pick<Gateways, "enabled">,
  { by, order, plan, acknowledged, amount }: JudgedChange,
): Promise<Result<ToPay, DifferenceRefusal>> {
  const [gateway] = paysOnline(order.paymentMethod) ? gateways.enabled() : [];
  if (!gateway) return refuse("order_separately");
  // The items are reserved only when the difference is paid. An item that is already gone must not
  // be paid for.
  const short = await shortLines(tx.db, unitsMoved(plan.lines, 1));
  if (short.length > 0) {
    return refuse("out_of_stock", { names: short.map(({ productName }) => productName) });
  }
  if (acknowledged) await noteSupervision(tx, order);
  const changeUntil = by.kind === "staff" ? addMinutes(tx.now, STAFF_CHANGE_HOURS * 60) : null;
  const change = rememberedWish(plan.lines);
  const attempt = { gateway: gateway.name, amount, change, changeUntil };
  return ok({ order, gateway, amount, reference: await openDifference(tx, order, attempt) });
}
