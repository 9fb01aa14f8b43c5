import { formatDate, formatDateTime, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { deliveriesOf, findPurchaseOrder, linesOf } from "../../queries/find-order.server.ts";
import { mayDo, PURCHASE_ACTS, type PurchaseAct } from "../../rules/order-acts.ts";
import { expected, isOverdue } from "../../rules/order-progress.ts";
import type { PurchaseState } from "../../rules/purchase-states.ts";
import { totalOf } from "../../rules/read-lines.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { purchaseOrderUndo } from "../../undo/purchase-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";

/** A purchase order for its page; without costs for staff who may not see them. */
export async function loadOrder({ db, actor, now }: Ctx, orderId: string) {
  const order = orNotFound(await findPurchaseOrder(db, orderId));
  const [lines, came, history] = await Promise.all([
    linesOf(db, orderId),
    deliveriesOf(db, orderId),
    loadHistory({ db, actor, now }, { type: "purchase_order", id: orderId }, [purchaseOrderUndo]),
  ]);
  const { number, state, version, supplier, expectedOn, sentAt, createdAt, notes } = order;
  const [seesCosts, mayWrite] = [may(actor, "costs:read"), may(actor, "purchasing:write")];
  const total = totalOf(lines);
  const { minimumOrder } = supplier;
  return {
    id: orderId,
    number,
    state,
    version,
    seesCosts,
    mayWrite,
    mayReceive: may(actor, "stock:write") && may(actor, "lots:write"),
    supplier: { id: supplier.id, name: supplier.name },
    isOverdue: mayDo("receive", state) && isOverdue(expectedOn, shopDay(now)),
    facts: [
      [say.created, formatDateTime(createdAt)],
      [say.sent, sentAt ? formatDateTime(sentAt) : say.notSent],
      [say.expectedOn, expectedOn ? formatDate(expectedOn) : say.noDate],
      ...(seesCosts ? [[say.total, formatMoney(total)]] : []),
      ...(notes ? [[say.notes, notes]] : []),
      ...(order.endedWhy ? [[say.endedWhy, order.endedWhy]] : []),
    ] as [string, string][],
    belowMinimum:
      mayWrite && state === "draft" && minimumOrder !== null && total < minimumOrder
        ? say.belowMinimum(formatMoney(minimumOrder))
        : "",
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      supplierSku: line.supplierSku,
      quantity: line.quantity,
      received: line.received,
      open: expected(state, line),
      damaged: line.damaged > 0 ? say.damaged(line.damaged) : "",
      cost: seesCosts ? formatMoney(line.unitCost) : "",
      amount: seesCosts ? formatMoney(line.quantity * line.unitCost) : "",
    })),
    deliveries: came.map(showDelivery),
    // Some entries contain costs.
    history: mayWrite ? history : undefined,
    reasons: Object.fromEntries(
      PURCHASE_ACTS.map((act) => [act, reasonAgainst(act, state)]),
    ) as Record<PurchaseAct, string>,
  };
}

export type LoadedOrder = Awaited<ReturnType<typeof loadOrder>>;

/** Why an action is not possible now; empty if it is. */
function reasonAgainst(act: PurchaseAct, state: PurchaseState): string {
  return mayDo(act, state) ? "" : (say.notNow[act]?.[state] ?? say.errors.not_now);
}

type CameParts = Awaited<ReturnType<typeof deliveriesOf>>[number];

function showDelivery(parts: CameParts) {
  const [first] = parts;
  return {
    id: first?.id ?? "",
    at: first ? formatDateTime(first.receivedAt) : "",
    by: first?.by ?? "",
    note: first?.note ?? "",
    parts: parts.map(({ lineId, name, received, damaged, storageNote, ...part }) => {
      const { lotId, lotNumber, expiresOn } = part;
      const texts = [
        name,
        received > 0 ? say.cameBy(received) : "",
        damaged > 0 ? say.damaged(damaged) : "",
        storageNote,
      ];
      const lot =
        lotId && lotNumber && expiresOn
          ? { id: lotId, text: say.lotOf(lotNumber, formatDate(expiresOn)) }
          : undefined;
      return { lineId, text: texts.filter((text) => text !== "").join(" · "), lot };
    }),
  };
}
