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
import { customers } from "#app/people/customers/tables.server.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import { at, centavos, currency, id } from "#app/platform/database/columns.server.ts";
import type { OrderEnd } from "./rules/order-ends.ts";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "./rules/order-terms.ts";

export const orderNumbers = pgSequence("order_numbers", { startWith: 1 });

/** Who bought, as staff search it: an expression with an index, which a query has to write alike. */
export const buyerText = sql.raw(
  folded(`first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')`),
);

/** Where it goes, as staff search it; the same holds of it. */
export const placeText = sql.raw(
  folded(
    `address || ' ' || coalesce(address_line2, '') || ' ' || coalesce(barangay, '') || ' ' || city || ' ' || coalesce(province, '') || ' ' || coalesce(postal_code, '')`,
  ),
);

/**
 * One buyer, as reports count them: a customer, or a guest's address. An expression with an index
 * for paid orders, which a query has to write alike.
 *
 * @param table what the query calls the orders
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

/** What is saved is saved by a code, or by the law. */
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
    /** Which links open it: they are derived, and raising this ends all that were given out. */
    accessIssue: integer().notNull().default(1),
    /** SHA-256 of the link that was mailed while links were still stored; null once it is ended. */
    mailedTokenHash: text().unique(),
    cartId: uuid(),
    customerId: uuid().references(() => customers.id),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    /** `partial` while some of its parcels have left, and others are still to come. */
    fulfillmentStatus: text().$type<"unfulfilled" | "partial" | "fulfilled">().notNull(),
    /** How many of its parcels have left, so that lists need not count them. */
    parcelsSent: integer().notNull().default(0),
    needsAttention: text(),
    currency: currency(),
    subtotal: centavos().notNull(),
    discountTotal: centavos().notNull().default(0),
    discountId: uuid().references(() => discounts.id),
    /** The code as it was when it was used. */
    discountCode: text(),
    /** By which status its buyer has the discount of the law; null without it. Never beside a code. */
    statutoryKind: text().$type<ConcessionKind>(),
    /** The declaration it rests on, and the last four of the ID that staff saw for it. */
    concessionId: uuid().references(() => concessions.id),
    statutoryIdEnd: text(),
    shippingTotal: centavos().notNull().default(0),
    /** The insulated pack, as it was priced; null where nothing travels cold, and before it had a price. */
    coldPack: centavos(),
    taxTotal: centavos().notNull().default(0),
    totalAmount: centavos().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    address: text().notNull(),
    /** A building, floor, unit or landmark. */
    addressLine2: text(),
    /** Orders from before there was a field for it have it in `address`, if at all. */
    barangay: text(),
    city: text().notNull(),
    province: text(),
    postalCode: text(),
    /** Of the barangay, else of the city, by the list that `places` held; null where unknown. */
    psgcCode: text(),
    country: text().notNull().default("PH"),
    notes: text(),
    /** As its customer had chosen when it was placed; a trigger writes it. */
    isDiscreet: boolean().notNull().default(false),
    /** When its newest parcel left; null until one has. */
    shippedAt: at(),
    termsVersion: integer().notNull(),
    privacyVersion: integer().notNull(),
    /** Null for an order that staff made until its buyer agrees to the terms. */
    termsAcceptedAt: at(),
    adultConfirmedAt: at(),
    supervisionConfirmedAt: at(),
    createdAt: at().notNull(),
    /** By the database's clock: triggers set it with each change of the order or of its parcels. */
    updatedAt: at().notNull().defaultNow(),
    /** Who of the staff made it for its buyer; null for one that its buyer placed. */
    madeBy: text(),
    /** What was promised when it was placed; orders from before that follow today's settings. */
    delivery: jsonb().$type<Delivery>(),
    expiresAt: at(),
    /** Since when a proof of a transfer waits for staff. */
    proofWaitingSince: at(),
    paidAt: at(),
    cancelledAt: at(),
    /** Why it is cancelled; gone again when a late payment revives it. */
    endedWhy: text().$type<OrderEnd>(),
    /** In the words of who ended it: for the buyer when staff did, for staff when the buyer did. */
    endedNote: text(),
  },
  // `orders_paid` has all that a report of sales or of buyers reads of an order.
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
    ...discountChecks(t),
    check("orders_ship_within_ph", sql`${t.country} = 'PH'`),
  ],
);

/** A snapshot: later changes of the catalogue never change what was bought. */
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
    /**
     * How the discount of the law was reckoned, as an invoice has to show it: from the regular price of
     * one, without its VAT, less 20 %. All of them are null where the line does not have it.
     */
    regularPrice: centavos(),
    vatExempt: centavos(),
    statutoryDiscount: centavos(),
    /** When its buyer wrote a review of it, and is no longer asked for one. */
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

/**
 * What guests, and customers who never paid, reserved unpaid, and who they say they are: what
 * limits count by. A row goes once its order is paid or over.
 */
export const guestReservations = pgTable(
  "guest_reservations",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    units: integer().notNull(),
    /** Normalised: only to compare. */
    email: text().notNull(),
    phone: text(),
    /** A keyed hash of the network address it came from; null where that is not known. */
    address: text(),
    /** When its mailbox was confirmed; a customer's was before. */
    confirmedAt: at(),
  },
  // Each order is compared with the others of its buyer: without these, with every unpaid one.
  (t) => [index().on(t.email), index().on(t.phone), index().on(t.address)],
);

/** The links that prove the mailbox of a guest's order. Reading this table confirms nothing. */
export const orderConfirmations = pgTable(
  "order_confirmations",
  {
    /** SHA-256 of the link's token. */
    tokenHash: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.orderId)],
);
