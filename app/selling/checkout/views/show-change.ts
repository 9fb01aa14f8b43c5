import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { AddressFacts } from "#app/people/customers/rules/address-terms.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import {
  isChangeable,
  type ChangeableLine,
  type WantedItems,
} from "#app/selling/orders/rules/change-items.ts";
import {
  isPaid,
  paysOnline,
  type PaymentMethod,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";
import { changeOrderMessages as say } from "../texts/shopper-changes.ts";
import { quantityField } from "../rules/read-wanted.ts";

type Order = AddressFacts & {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  proofWaitingSince: Date | null;
  totalAmount: Centavos;
};

/** Why the items of an order cannot be changed, although its address can. */
export function itemsWait(order: Order): "not_paid" | "proof_waits" | undefined {
  if (paysOnline(order.paymentMethod) && !isPaid(order.paymentStatus)) return "not_paid";
  return order.proofWaitingSince ? "proof_waits" : undefined;
}

/** The page for changing an order. `wanted` are the quantities from before a search. */
export function showChange(
  order: Order,
  lines: readonly ChangeableLine[],
  wanted: WantedItems = {},
) {
  return {
    shownTotal: String(order.totalAmount),
    total: formatMoney(order.totalAmount),
    wait: itemsWait(order),
    lead: say.itemsLead[leadOf(order)],
    lines: lines.map((line) => ({
      field: quantityField(line.key),
      name: line.productName,
      price: formatMoney(line.price),
      quantity: wanted[line.key] ?? line.quantity,
      changeable: isChangeable(line),
    })),
    address: addressTexts(order),
  };
}

export type ShownChange = ReturnType<typeof showChange>;

function leadOf({ paymentMethod, paymentStatus }: Order) {
  if (paymentMethod === "cod") return "cash";
  if (paymentMethod === "bank") return isPaid(paymentStatus) ? "paid_transfer" : "transfer";
  return "paid";
}

/** The address as form values. */
export function addressTexts(order: Order): Record<string, string> {
  const { firstName, lastName, phone, address, addressLine2, barangay } = order;
  const { city, province, postalCode } = order;
  const place = { address, addressLine2, barangay, city, province, postalCode };
  const shown = { firstName, lastName, ...place, phone: phone && showPhone(phone) };
  return Object.fromEntries(Object.entries(shown).map(([name, text]) => [name, text ?? ""]));
}
