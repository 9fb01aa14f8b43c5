import { listWords } from "#app/lib/list-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { sumParts } from "#app/selling/concessions/rules/price-concession.ts";
import { statutoryRows } from "#app/selling/concessions/views/statutory-rows.ts";
import { needsWord } from "#app/selling/clearance/rules/check-clearance.ts";
import { paysOnline, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import type { DecidedOrder, CheckoutLine } from "../rules/decide-order.ts";
import { staffOrderMessages as say } from "../texts/staff-order.ts";

type Form = { paymentMethod: PaymentMethod; email: string };
type OrderLines = { lines: readonly CheckoutLine[] };

/** A preview for staff before they place the order. */
export function showStaffOrder(
  form: Form,
  { lines }: OrderLines,
  { totals, code, statutory }: DecidedOrder,
) {
  const fact = (label: string, value: string) => ({ label, value });
  const total = formatMoney(totals.total);
  const method = orderMessages.method[form.paymentMethod];
  const isLink = paysOnline(form.paymentMethod);
  const supervised = needsWord(lines);
  return {
    plannedTotal: String(totals.total),
    facts: [
      ...lines.map(({ name, quantity, price }) =>
        fact(say.line(name, quantity), formatMoney(price * quantity)),
      ),
      ...(code ? [fact(say.code(code.discount.code), formatMoney(-totals.discount))] : []),
      ...(statutory ? statutoryRows(sumParts(statutory.held.kind, statutory.parts)) : []).map(
        (row) => fact(row.label, row.amount),
      ),
      fact(say.shipping, formatMoney(totals.shipping)),
      ...(totals.coldPack === null ? [] : [fact(say.coldPack, formatMoney(totals.coldPack))]),
      ...(totals.tax > 0 ? [fact(say.tax, formatMoney(totals.tax))] : []),
      fact(say.total, total),
      fact(say.method, isLink ? say.byLink(method) : method),
      fact(say.mail, isLink ? say.linkTo(form.email) : say.confirmTo(form.email)),
      fact(say.buyer, supervised.length > 0 ? say.agreesAlso(listWords(supervised)) : say.agrees),
    ],
    submit: isLink ? say.submitLink(total) : say.submitCash(total),
  };
}

export type ShownStaffOrder = ReturnType<typeof showStaffOrder>;
