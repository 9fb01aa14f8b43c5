import type { Centavos } from "#app/lib/money.ts";
import type { CartTotals } from "#app/selling/cart/rules/price-cart.ts";
import type { HeldConcession } from "#app/selling/concessions/rules/concession-for.ts";
import type { StatutoryParts } from "#app/selling/concessions/rules/price-concession.ts";
import type { Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { isInScope, type Scope } from "#app/selling/discounts/rules/scope.ts";
import { splitSaving } from "#app/selling/discounts/rules/split-saving.ts";
import { expiresAt, guestExpiresAt, type GuestTimes } from "#app/selling/orders/rules/expiry.ts";
import { linkExpiresAt } from "#app/selling/orders/rules/made-by-staff.ts";
import { openingPaymentStatus, paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import type { CheckoutInput } from "../input.ts";

export type OrderParts = {
  id: string;
  cartId: string;
  customerId: string | null;
  form: CheckoutInput;
  /** The places of the form's address by their official names. */
  place: Pick<CheckoutInput, "barangay" | "city" | "province"> & { psgcCode: string | null };
  totals: CartTotals;
  /** The store credit that the order uses. */
  credit?: Centavos;
  legal: { terms: number; privacy: number };
  acknowledged: boolean;
  /** The code used for the order. */
  discount?: { id: string; code: string } | undefined;
  /** The declaration behind the statutory discount. */
  concession?: HeldConcession | undefined;
  now: Date;
  /** How long a guest's unpaid order is valid. */
  settings: GuestTimes;
  /** The promise made at checkout. */
  delivery: Delivery;
  /** The staff member who places the order. The buyer agrees to the terms through the link. */
  madeBy?: string | undefined;
};

/** The order row: the form's address, the catalog's prices and the current texts. */
export function newOrder({
  form,
  place,
  totals,
  credit = 0,
  legal,
  now,
  settings,
  delivery,
  ...ids
}: OrderParts) {
  const agreedAt = ids.madeBy === undefined ? now : null;
  return {
    id: ids.id,
    cartId: ids.cartId,
    customerId: ids.customerId,
    paymentStatus: openingPaymentStatus(form.paymentMethod),
    paymentMethod: form.paymentMethod,
    currency: "PHP",
    subtotal: totals.subtotal,
    discountTotal: totals.discount,
    discountId: ids.discount?.id ?? null,
    discountCode: ids.discount?.code ?? null,
    statutoryKind: ids.concession?.kind ?? null,
    concessionId: ids.concession?.id ?? null,
    statutoryIdEnd: ids.concession?.idEnd ?? null,
    shippingTotal: totals.shipping,
    coldPack: totals.coldPack,
    taxTotal: totals.tax,
    totalAmount: totals.total,
    creditTotal: credit,
    email: form.email.toLowerCase(),
    firstName: form.firstName,
    lastName: form.lastName,
    phone: form.phone,
    address: form.address,
    addressLine2: form.addressLine2,
    barangay: place.barangay,
    city: place.city,
    province: place.province,
    psgcCode: place.psgcCode,
    postalCode: form.postalCode,
    country: form.country,
    termsVersion: legal.terms,
    privacyVersion: legal.privacy,
    termsAcceptedAt: agreedAt,
    adultConfirmedAt: agreedAt,
    delivery,
    notes: form.notes ?? null,
    isDiscreet: form.discreet === "yes",
    textUpdates: form.textUpdates === "yes",
    supervisionConfirmedAt: ids.acknowledged ? agreedAt : null,
    madeBy: ids.madeBy ?? null,
    expiresAt:
      ids.madeBy !== undefined && paysOnline(form.paymentMethod)
        ? linkExpiresAt(now)
        : ids.customerId === null
          ? guestExpiresAt(form.paymentMethod, now, settings)
          : expiresAt(form.paymentMethod, now),
  };
}

export type OrderedLine = {
  productId: string;
  variantId: string | null;
  name: string;
  sku: string;
  quantity: number;
  price: number;
  categoryId: string | null;
};

/** Snapshots of the lines with the parts of their statutory discount. */
export function newStatutoryItems(
  lines: readonly OrderedLine[],
  parts: readonly (StatutoryParts | undefined)[],
) {
  return newItems(lines).map((item, n) => {
    const part = parts[n];
    if (!part) return item;
    const { saving, ...reckoned } = part;
    return { ...item, ...reckoned, discount: saving, total: item.total - saving };
  });
}

/**
 * Snapshots of the lines, with the saving split over those in the code's scope, so that they add up
 * to the order's total.
 */
export function newItems(lines: readonly OrderedLine[], saving: Centavos = 0, scope?: Scope) {
  const full = lines.map((line) => line.price * line.quantity);
  const discounts = splitSaving(
    saving,
    lines.map((line, n) => (scope && !isInScope(scope, line) ? 0 : (full[n] ?? 0))),
  );
  return lines.map((line, n) => ({
    productId: line.productId,
    variantId: line.variantId,
    productName: line.name,
    sku: line.sku,
    quantity: line.quantity,
    price: line.price,
    discount: discounts[n] ?? 0,
    total: (full[n] ?? 0) - (discounts[n] ?? 0),
    regularPrice: null as Centavos | null,
    vatExempt: null as Centavos | null,
    statutoryDiscount: null as Centavos | null,
  }));
}
