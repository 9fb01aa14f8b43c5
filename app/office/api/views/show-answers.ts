import type { z } from "zod";
import type { ApiOrder } from "../queries/api-orders.server.ts";
import type { ApiProduct } from "../queries/api-products.server.ts";
import type { ApiCustomer, ApiDiscount, ApiTicket } from "../queries/api-records.server.ts";
import type { ApiStock } from "../queries/api-stock.server.ts";
import type * as answers from "./answers.ts";

const time = (at: Date | string) => new Date(at).toISOString();
const timeOrNull = (at: Date | string | null) => (at === null ? null : time(at));

/** An order as a program reads it; who it goes to only where the key may know. */
export function showApiOrder(
  order: ApiOrder,
  isPersonal: boolean,
): z.infer<typeof answers.orderAnswer> {
  return {
    number: order.number,
    state: order.status,
    payment_state: order.paymentStatus,
    fulfillment_state: order.fulfillmentStatus,
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discountTotal,
    shipping: order.shippingTotal,
    insulated_pack: order.coldPack ?? 0,
    tax: order.taxTotal,
    total: order.totalAmount,
    placed_at: time(order.createdAt),
    updated_at: time(order.updatedAt),
    paid_at: timeOrNull(order.paidAt),
    shipped_at: timeOrNull(order.shippedAt),
    cancelled_at: timeOrNull(order.cancelledAt),
    items: order.lines.map(({ price, ...line }) => ({ ...line, unit_price: price })),
    parcels: order.parcels.map(({ tracking, shippedAt, deliveredAt, ...parcel }) => ({
      ...parcel,
      tracking_number: tracking,
      shipped_at: timeOrNull(shippedAt),
      delivered_at: timeOrNull(deliveredAt),
    })),
    ...(isPersonal && { recipient: recipientOf(order) }),
  };
}

function recipientOf(order: ApiOrder) {
  return {
    first_name: order.firstName,
    last_name: order.lastName,
    email: order.email,
    phone: order.phone,
    address: order.address,
    address_line2: order.addressLine2,
    barangay: order.barangay,
    city: order.city,
    province: order.province,
    postal_code: order.postalCode,
    country: order.country,
  };
}

export function showApiProduct(product: ApiProduct): z.infer<typeof answers.productAnswer> {
  return {
    slug: product.slug,
    sku: product.sku,
    name: product.name,
    kind: product.kind,
    state: saleState(product.archivedAt !== null, product.isActive),
    needs_approval: product.clearance === "required",
    currency: "PHP",
    price: product.price,
    compare_at_price: product.compareAtPrice,
    variants: product.variants.map(({ sku, name, price, compareAtPrice, isActive, archived }) => ({
      sku,
      name,
      price,
      compare_at_price: compareAtPrice,
      state: saleState(archived, isActive),
    })),
    updated_at: time(product.updatedAt),
  };
}

export function showApiStock(level: ApiStock): z.infer<typeof answers.stockAnswer> {
  return {
    sku: level.sku,
    product_slug: level.slug,
    on_hand: level.onHand,
    reserved: level.reserved,
    available: level.onHand - level.reserved,
  };
}

export function showApiDiscount(own: ApiDiscount): z.infer<typeof answers.discountAnswer> {
  return {
    code: own.code,
    type: own.type,
    value: own.value,
    active: own.isActive,
    archived: own.archivedAt !== null,
    uses: own.usedCount,
    usage_limit: own.usageLimit,
    starts_at: timeOrNull(own.startsAt),
    ends_at: timeOrNull(own.endsAt),
  };
}

export function showApiCustomer(own: ApiCustomer): z.infer<typeof answers.customerAnswer> {
  return {
    id: own.id,
    first_name: own.firstName,
    last_name: own.lastName,
    guest: own.isGuest,
    paid_orders: own.orderCount,
    tags: own.tags,
    since: time(own.createdAt),
  };
}

export function showApiTicket(own: ApiTicket): z.infer<typeof answers.ticketAnswer> {
  return {
    number: own.number,
    state: own.status,
    topic: own.topic,
    order_number: own.orderNumber,
    subject: own.subject,
    message: own.message,
    sent_at: time(own.createdAt),
  };
}

function saleState(isArchived: boolean, isActive: boolean) {
  if (isArchived) return "archived";
  return isActive ? "on_sale" : "hidden";
}
