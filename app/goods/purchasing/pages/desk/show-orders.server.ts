import { formatDate, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { purchaseOrdersFor, type PurchaseOrderRow } from "../../queries/list-orders.server.ts";
import { activeSuppliers, isActiveSupplier } from "../../queries/list-suppliers.server.ts";
import { suggestItems } from "../../queries/suggestions.server.ts";
import { isOverdue } from "../../rules/order-progress.ts";
import { runsOut } from "../../rules/suggest-quantity.ts";
import { OPEN_STATES } from "../../rules/purchase-states.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { purchaseOrderList } from "../../views/purchase-order-list.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";

/** The list for its address; without costs for staff who may not see them. */
export async function showOrders(asked: ListRequest) {
  const { db, actor, now } = asked.served.ctx;
  const today = shopDay(now);
  const [{ list, rows }, suppliers] = await Promise.all([
    loadList(asked, purchaseOrderList, (query) => purchaseOrdersFor(db, query, today)),
    activeSuppliers(db),
  ]);
  const seesCosts = may(actor, "costs:read");
  return {
    list,
    seesCosts,
    mayWrite: may(actor, "purchasing:write"),
    choices: { supplier: suppliers.map(({ id, name }) => ({ value: id, label: name })) },
    rows: rows.map((row) => showRow(row, today, seesCosts)),
  };
}

export type ShownOrder = ReturnType<typeof showRow>;

function showRow(row: PurchaseOrderRow, today: string, seesCosts: boolean) {
  const { id, number, supplier, state, expectedOn, ordered, received, total } = row;
  const isOnItsWay = OPEN_STATES.some((open) => open === state);
  return {
    id,
    number,
    supplier,
    state,
    expected: expectedOn ? formatDate(expectedOn) : say.noDate,
    isOverdue: isOnItsWay && isOverdue(expectedOn, today),
    progress: say.progress(received, ordered),
    total: seesCosts ? formatMoney(total) : "",
  };
}

/** Suppliers to order from, those with items running out first. */
export async function showToOrder({ db, now }: Ctx) {
  const coverDays = (await loadSettings(db)).purchase_cover_days;
  const [suppliers, suggested] = await Promise.all([
    activeSuppliers(db),
    suggestItems(db, { of: isActiveSupplier, coverDays, now }),
  ]);
  const itemsOf = Map.groupBy(suggested, ({ supplierId }) => supplierId);
  const rows = suppliers.map(({ id, name, leadDays }) => {
    const items = itemsOf.get(id) ?? [];
    return {
      id,
      name,
      leadDays,
      items: items.length,
      suggested: items.filter(({ found }) => found.quantity > 0).length,
      runningOut: items.filter(({ facts }) => runsOut(facts)).length,
    };
  });
  return rows.toSorted((a, b) => b.runningOut - a.runningOut || b.suggested - a.suggested);
}
