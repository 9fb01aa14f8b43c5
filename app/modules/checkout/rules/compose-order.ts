import type { CartTotals } from "#app/modules/cart/rules/price-cart.ts";
import { expiresAt } from "#app/modules/orders/rules/expiry.ts";
import type { CheckoutInput } from "../input.ts";

export type OrderParts = {
  id: string;
  cartId: string;
  customerId: string | null;
  form: CheckoutInput;
  totals: CartTotals;
  legal: { terms: number; privacy: number };
  acknowledged: boolean;
  now: Date;
};

/** The order as it will be written: the form's address, the catalogue's prices, today's texts. */
export function newOrder({ form, totals, legal, now, ...ids }: OrderParts) {
  return {
    id: ids.id,
    cartId: ids.cartId,
    customerId: ids.customerId,
    paymentStatus: "unpaid" as const,
    paymentMethod: form.paymentMethod,
    currency: "PHP",
    subtotal: totals.subtotal,
    discountTotal: totals.discount,
    shippingTotal: totals.shipping,
    taxTotal: totals.tax,
    totalAmount: totals.total,
    email: form.email.toLowerCase(),
    firstName: form.firstName,
    lastName: form.lastName,
    phone: form.phone,
    address: form.address,
    city: form.city,
    postalCode: form.postalCode,
    country: form.country,
    termsVersion: legal.terms,
    privacyVersion: legal.privacy,
    termsAcceptedAt: now,
    adultConfirmedAt: now,
    supervisionConfirmedAt: ids.acknowledged ? now : null,
    expiresAt: expiresAt(form.paymentMethod, now),
  };
}

export type OrderedLine = {
  productId: string;
  variantId: string | null;
  name: string;
  variantName: string | null;
  sku: string;
  quantity: number;
  price: number;
};

/** The lines as a snapshot; each total is price times quantity, so that they sum to the order's. */
export function newItems(lines: readonly OrderedLine[]) {
  return lines.map((line) => ({
    productId: line.productId,
    variantId: line.variantId,
    productName: line.variantName ? `${line.name}, ${line.variantName}` : line.name,
    sku: line.sku,
    quantity: line.quantity,
    price: line.price,
    discount: 0,
    total: line.price * line.quantity,
  }));
}
