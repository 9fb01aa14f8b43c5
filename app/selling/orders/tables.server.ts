import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";
import { concessions } from "#app/selling/concessions/tables.server.ts";
import { addressColumns, customers } from "#app/people/customers/tables.server.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import { at, centavos, currency, id } from "#app/platform/database/columns.server.ts";
import type { OrderEnd } from "./rules/order-ends.ts";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "./rules/order-terms.ts";

export const orderNumbers = pgSequence("order_numbers", { startWith: 1 });

/** The buyer's data for staff searches. A query must repeat the index's expression exactly. */
export const buyerText = sql.raw(
  folded(`first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')`),
);

/** The delivery address for staff searches, also an indexed expression. */
export const placeText = sql.raw(
  folded(
    `address || ' ' || coalesce(address_line2, '') || ' ' || coalesce(barangay, '') || ' ' || city || ' ' || coalesce(province, '') || ' ' || coalesce(postal_code, '')`,
  ),
);

/**
 * The identity of a buyer in reports: a customer, or a guest's email. An index of paid orders has
 * this expression, so a query must repeat it exactly.
 *
 * @param table the query's name for the orders
 */
export const buyerOf = (table: "orders" | "earlier") =>
  sql.raw(`coalesce(${table}.customer_id::text, lower(${table}.email))`);

type DiscountColumns = Record<
  | "discountId"
  | "discountCode"
  | "discountTotal"
  | "statutoryKind"
  | "concessionId"
  | "statutoryIdEnd",
  AnyPgColumn
>;

/** Every discount comes from a code or from the law. */
const discountChecks = (t: DiscountColumns) => [
  check(
    "orders_discount_has_its_cause",
    sql`case when ${t.discountId} is null
        then ${t.discountCode} is null and (${t.discountTotal} = 0 or ${t.statutoryKind} is not null)
      else ${t.discountCode} is not null and ${t.statutoryKind} is null end
      and ${t.discountTotal} >= 0`,
  ),
  check(
    "orders_statutory_has_its_id",
    sql`case when ${t.statutoryKind} is null then num_nonnulls(${t.concessionId}, ${t.statutoryIdEnd}) = 0
      else ${t.statutoryKind} in ('senior', 'pwd') and ${t.concessionId} is not null end`,
  ),
];

export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderNumber: text().notNull().unique(),
    /** The valid generation of links, which are derived. Raising it ends all earlier links. */
    accessIssue: integer().notNull().default(1),
    /** SHA-256 of a link from the time when links were stored. Null once that link is ended. */
    mailedTokenHash: text().unique(),
    cartId: uuid(),
    customerId: uuid().references(() => customers.id),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    /** `partial` while some parcels have left and others remain. */
    fulfillmentStatus: text().$type<"unfulfilled" | "partial" | "fulfilled">().notNull(),
    /** The number of parcels that left, so that lists do not have to count them. */
    parcelsSent: integer().notNull().default(0),
    needsAttention: text(),
    currency: currency(),
    subtotal: centavos().notNull(),
    discountTotal: centavos().notNull().default(0),
    discountId: uuid().references(() => discounts.id),
    /** A snapshot of the code at the time of the order. */
    discountCode: text(),
    /** The group that gives the buyer the statutory discount. Null without it. Excludes a code. */
    statutoryKind: text().$type<ConcessionKind>(),
    /** The declaration behind the discount, and the last four characters of the checked ID. */
    concessionId: uuid().references(() => concessions.id),
    statutoryIdEnd: text(),
    shippingTotal: centavos().notNull().default(0),
    /** Price of the insulated pack. Null without cold goods, and before the pack had a price. */
    coldPack: centavos(),
    taxTotal: centavos().notNull().default(0),
    totalAmount: centavos().notNull(),
    /** The part of the total that store credit pays. The rest is due. */
    creditTotal: centavos().notNull().default(0),
    email: text().notNull(),
    /** Orders from before `barangay` existed have it in `address`, if at all. */
    ...addressColumns(),
    notes: text(),
    /** The customer's choice at the time of the order. A trigger writes it. */
    isDiscreet: boolean().notNull().default(false),
    /** The buyer wants texts about this order, at its phone number. */
    textUpdates: boolean().notNull().default(false),
    /** The shipping time of the newest parcel. Null before the first. */
    shippedAt: at(),
    termsVersion: integer().notNull(),
    privacyVersion: integer().notNull(),
    /** Null for an order that staff placed until its buyer agrees to the terms. */
    termsAcceptedAt: at(),
    adultConfirmedAt: at(),
    supervisionConfirmedAt: at(),
    createdAt: at().notNull(),
    /** The database's time: triggers set it on each change of the order or its parcels. */
    updatedAt: at().notNull().defaultNow(),
    /** The staff member who placed the order. Null if the buyer placed it. */
    madeBy: text(),
    /** The promise at the time of the order. Older orders without one follow today's settings. */
    delivery: jsonb().$type<Delivery>(),
    expiresAt: at(),
    /** When the buyer sent the proof of transfer that staff must check. */
    proofWaitingSince: at(),
    paidAt: at(),
    cancelledAt: at(),
    /** Cleared when a late payment revives the order. */
    endedWhy: text().$type<OrderEnd>(),
    /** Words of the person who canceled: for the buyer if staff did, for staff if the buyer did. */
    endedNote: text(),
  },
  // The index `orders_paid` covers all columns that a report on sales or buyers reads.
  (t) => [
    index().on(t.customerId, t.createdAt),
    index("orders_newest").on(t.createdAt, t.id),
    index("orders_changed").on(t.updatedAt, t.id),
    index("orders_by_status").on(t.status, t.createdAt, t.id),
    index("orders_by_payment").on(t.paymentStatus, t.createdAt, t.id),
    index("orders_by_method").on(t.paymentMethod, t.createdAt, t.id),
    index("orders_by_fulfilment").on(t.fulfillmentStatus, t.createdAt, t.id),
    index("orders_by_total").on(t.totalAmount, t.id),
    index("orders_buyer").using("gin", sql`(${buyerText}) gin_trgm_ops`),
    index("orders_place").using("gin", sql`(${placeText}) gin_trgm_ops`),
    index("orders_code")
      .on(sql`upper(${t.discountCode}) text_pattern_ops`)
      .where(sql`${t.discountCode} is not null`),
    index("orders_paid")
      .on(t.paidAt, t.status, t.paymentMethod, t.totalAmount, t.customerId, t.email)
      .where(sql`${t.paidAt} is not null`),
    index("orders_cancelled")
      .on(t.id)
      .where(sql`${t.status} = 'cancelled'`),
    index("orders_of_buyer")
      .on(sql`coalesce(customer_id::text, lower(email))`, t.paidAt)
      .where(sql`${t.paidAt} is not null and ${t.status} <> 'cancelled'`),
    index("orders_by_email").on(sql`lower(${t.email})`),
    index("orders_open_of_cart")
      .on(t.cartId)
      .where(sql`${t.status} = 'pending'`),
    index("orders_to_check")
      .on(t.proofWaitingSince, t.id)
      .where(sql`${t.proofWaitingSince} is not null`),
    index("orders_of_discount")
      .on(t.discountId)
      .where(sql`${t.discountId} is not null`),
    index("orders_of_concession")
      .on(t.concessionId)
      .where(sql`${t.concessionId} is not null`),
    index("orders_to_confirm")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'pending' and ${t.paymentStatus} = 'cod_due'`),
    index("orders_to_pack")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('confirmed', 'processing') and ${t.needsAttention} is null`),
    index("orders_reserving")
      .on(t.createdAt, t.id)
      .where(
        sql`${t.status} = 'pending' and ${t.paymentStatus} in ('unpaid', 'awaiting_transfer', 'cod_due')`,
      ),
    index("orders_needing_attention")
      .on(t.createdAt, t.id)
      .where(sql`${t.needsAttention} is not null`),
    index("orders_refused")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.endedWhy} = 'refused'`),
    index("orders_replaced")
      .on(t.cartId, t.cancelledAt)
      .where(sql`${t.endedWhy} = 'placed_again'`),
    check("orders_terms_accepted", sql`num_nonnulls(${t.madeBy}, ${t.termsAcceptedAt}) > 0`),
    check("orders_ended_is_cancelled", sql`${t.endedWhy} is null or ${t.status} = 'cancelled'`),
    check(
      "orders_total_adds_up",
      sql`${t.totalAmount} = ${t.subtotal} - ${t.discountTotal} + ${t.shippingTotal} + coalesce(${t.coldPack}, 0) + ${t.taxTotal}`,
    ),
    check("orders_credit", sql`${t.paidAt} is not null or ${t.creditTotal} <= ${t.totalAmount}`),
    ...discountChecks(t),
    check("orders_ship_within_ph", sql`${t.country} = 'PH'`),
  ],
);

/** The person and the address of an order, for a select. */
export const orderAddress = {
  firstName: orders.firstName,
  lastName: orders.lastName,
  phone: orders.phone,
  address: orders.address,
  addressLine2: orders.addressLine2,
  barangay: orders.barangay,
  city: orders.city,
  province: orders.province,
  postalCode: orders.postalCode,
};

/** A snapshot. Later changes of the catalog do not affect it. */
export const orderItems = pgTable(
  "order_items",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    productName: text().notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    price: centavos().notNull(),
    discount: centavos().notNull().default(0),
    total: centavos().notNull(),
    /** The statutory discount: 20% off the regular unit price without VAT. Null without it. */
    regularPrice: centavos(),
    vatExempt: centavos(),
    statutoryDiscount: centavos(),
    /** When the buyer reviewed the item, and stopped getting requests for a review. */
    reviewedAt: at(),
  },
  (t) => [
    index().on(t.orderId),
    index("order_items_of_item").on(t.productId, t.variantId, t.orderId),
    check("order_items_total", sql`${t.total} = ${t.price} * ${t.quantity} - ${t.discount}`),
    check(
      "order_items_statutory",
      sql`num_nonnulls(${t.regularPrice}, ${t.vatExempt}, ${t.statutoryDiscount}) in (0, 3)
        and (${t.regularPrice} is null
          or ${t.total} = ${t.regularPrice} * ${t.quantity} - ${t.vatExempt} - ${t.statutoryDiscount})`,
    ),
    check("order_items_quantity", sql`${t.quantity} > 0`),
  ],
);

/** Unpaid reservations of buyers who never paid, which limits count, until paid or over. */
export const guestReservations = pgTable(
  "guest_reservations",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    units: integer().notNull(),
    /** Normalized, only for comparison. */
    email: text().notNull(),
    phone: text(),
    /** A keyed hash of the network address. Null if it is unknown. */
    address: text(),
    /** When a guest confirmed the mailbox. A customer's is already confirmed. */
    confirmedAt: at(),
  },
  // Placing an order compares it with the buyer's others. Without these indexes it would read every
  // unpaid one.
  (t) => [index().on(t.email), index().on(t.phone), index().on(t.address)],
);

/** Links that prove the mailbox of a guest's order, stored only as hashes. */
export const orderConfirmations = pgTable(
  "order_confirmations",
  {
    tokenHash: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.orderId)],
);
