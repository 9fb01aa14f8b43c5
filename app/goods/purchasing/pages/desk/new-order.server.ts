import { eq } from "drizzle-orm";
import { data, href, redirect } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { formatMoney } from "#app/lib/money.ts";
import { createOrder } from "../../commands/create-order.server.ts";
import { orderForm } from "../../input.ts";
import { findSupplier } from "../../queries/list-suppliers.server.ts";
import { suggestItems } from "../../queries/suggestions.server.ts";
import { costField, itemKey, quantityField, readLines } from "../../rules/read-lines.ts";
import { suppliers } from "../../tables.server.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { explainSuggestion } from "../../views/explain-suggestion.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** Suggested lines for a supplier; without one, the choice of suppliers. */
export async function showNewOrder({ db, now, ids }: Ctx, supplierId: string) {
  const supplier = await findSupplier(db, supplierId);
  if (!supplier?.isActive) throw redirect(href("/admin/purchase-orders/to-order"));
  const { leadDays, minimumOrder, name } = supplier;
  const coverDays = (await loadSettings(db)).purchase_cover_days;
  const found = await suggestItems(db, { of: eq(suppliers.id, supplierId), coverDays, now });
  const urgentFirst = found.toSorted(
    (a, b) => Number(b.found.quantity > 0) - Number(a.found.quantity > 0),
  );
  return {
    supplier: { id: supplierId, name },
    formKey: ids.newId(),
    coverDays,
    minimum: minimumOrder === null ? "" : say.belowMinimum(formatMoney(minimumOrder)),
    minimumOrder,
    expectedOn: shopDay(addDays(now, leadDays)),
    items: urgentFirst.map(({ facts, found: suggestion, ...item }) => ({
      key: itemKey(item),
      name: item.name,
      quantityField: quantityField(item),
      costField: costField(item),
      packs: say.packs(item.packSize),
      quantity: suggestion.quantity > 0 ? String(suggestion.quantity) : "",
      cost: writeHundredths(item.lastCost),
      why: explainSuggestion(facts, suggestion),
    })),
  };
}

/** Handles the form of a new purchase order, which becomes a draft. */
export async function submitNewOrder(served: RequestContext, sent: Record<string, string>) {
  const form = parseForm(orderForm, sent);
  const { lines, errors: wrong } = readLines(sent);
  if (!form.ok || Object.keys(wrong).length > 0) {
    const all: Texts = { ...(form.ok ? {} : form.errors), ...wrong };
    return data({ values: sent, errors: all, message: "" }, { status: 422 });
  }
  const created = await createOrder(served.ctx, { ...form.value, lines });
  if (!created.ok) {
    const status = created.reason === "forbidden" ? 403 : 422;
    const errors: Texts = {};
    return data({ values: sent, errors, message: say.errors[created.reason] }, { status });
  }
  const { id: orderId, number } = created.value;
  const page = href("/admin/purchase-orders/:orderId", { orderId });
  return redirectWithFlash(served, page, say.drafted(number));
}
