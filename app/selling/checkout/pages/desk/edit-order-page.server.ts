import { changeableLines } from "#app/selling/orders/queries/changeable-lines.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { mayStaffChange } from "#app/selling/orders/rules/change-window.ts";
import { isPartlySent } from "#app/selling/orders/rules/parcels.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { addressMark } from "../../rules/address-mark.ts";
import { readWanted } from "../../rules/read-wanted.ts";
import { offerItems } from "../shop/offer-items.server.ts";
import { staffChangeMessages as say } from "../../texts/staff-changes.ts";
import { showChange } from "../../views/show-change.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { availableOf } from "#app/goods/catalog/queries/available-of.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import {
  judgeStaffChange,
  type StaffChange,
  type StaffRefusal,
} from "../../commands/judge-staff-change.server.ts";
import { showStaffPreview, type ShownPreview } from "../../views/show-staff-preview.ts";

/** The page on which staff change an order. `chosen` are the quantities from before a search. */
export async function loadEditOrder({ db }: Ctx, orderId: string, chosen: URLSearchParams) {
  const order = orNotFound(await findOrder(db, orderId));
  const open = mayStaffChange(order);
  const about = { id: order.id, number: order.orderNumber };
  if (!open.ok) return { ...about, closed: say.closed[open.reason], change: undefined };
  const [lines, provinces] = await Promise.all([changeableLines(db, order.id), provinceNames(db)]);
  const read = readWanted(Object.fromEntries(chosen));
  const change = showChange(order, lines, read.ok ? read.value.wanted : {});
  const offers = await offerItems(db, chosen, lines);
  return {
    ...about,
    closed: undefined,
    provinces,
    mark: addressMark(order),
    isAddressFixed: isPartlySent(order),
    change: { ...change, offers },
  };
}

/** Previews a change by the same judgment as making it. Writes nothing. */
export async function previewChange(
  ctx: Ctx,
  wish: StaffChange,
): Promise<Result<ShownPreview, StaffRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const judged = await judgeStaffChange(tx, wish);
    if (!judged.ok) return judged;
    const { order, plan, paid, amount } = judged.value;
    const available = new Map<string, number>();
    for (const line of plan.lines.filter(({ wanted, quantity }) => wanted !== quantity)) {
      available.set(line.key, await availableOf(tx.db, line));
    }
    return ok(showStaffPreview({ order, plan, paid, amount, available }));
  });
}
