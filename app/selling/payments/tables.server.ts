import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { WantedItems } from "#app/selling/orders/rules/change-items.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, centavos, currency, id, version } from "#app/platform/database/columns.server.ts";
import type { FindingKind, LineVerdict } from "./rules/finding-terms.ts";
import type {
  AttemptStatus,
  EventOutcome,
  ProofAnswer,
  RefundStatus,
  RefusedCallback,
} from "./rules/payment-terms.ts";
import type { ProviderName, ProviderSecrets } from "./rules/providers.ts";

/** One attempt to pay an order at a gateway. An order can have several, but one is paid. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    /** Null for a sale without an order, such as a gift card, which names its payment. */
    orderId: uuid().references(() => orders.id),
    gateway: text().notNull(),
    reference: text().notNull().unique(),
    /** The gateway's own id and address of the payment page, if it has them. */
    sessionId: text(),
    sessionUrl: text(),
    /** The number on the buyer's own receipt, such as the QRPH invoice number of GCash. */
    receiptNumber: text(),
    amount: centavos().notNull(),
    currency: currency(),
    /** The change that takes effect when this difference is paid. */
    change: jsonb().$type<WantedItems>(),
    /** The deadline for paying a change by staff. Null for the buyer's own change. */
    changeUntil: at(),
    status: text().$type<AttemptStatus>().notNull(),
    createdAt: at().notNull(),
    settledAt: at(),
    /** When to ask the gateway for the status. Null if there is nothing left to ask. */
    nextAskAt: at(),
  },
  (t) => [
    index().on(t.orderId),
    index("payments_arrived")
      // Covers all columns that the total of a period reads.
      .on(t.settledAt, t.orderId, t.amount)
      .where(sql`${t.status} = 'paid'`),
    index("payments_receipts")
      .on(t.receiptNumber)
      .where(sql`${t.receiptNumber} is not null`),
    index("payments_to_ask")
      .on(t.nextAskAt)
      .where(sql`${t.nextAskAt} is not null`),
  ],
);

/** Refunds, each of one payment. A row is written first, and a job sends it by its own id. */
export const refunds = pgTable(
  "refunds",
  {
    /** The gateway gets this id too, so that a retry never refunds twice. */
    id: id(),
    /** Null like that of its payment. */
    orderId: uuid().references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The form's key. The same key is the same refund. */
    requestKey: uuid().notNull(),
    amount: centavos().notNull(),
    currency: currency(),
    status: text().$type<RefundStatus>().notNull(),
    reason: text().notNull(),
    /** The reference of a refund that staff made by hand. Null for a refund by the gateway. */
    byHand: text(),
    /** The money stays in the shop, and the buyer gets it as store credit. */
    toCredit: boolean().notNull().default(false),
    failure: text(),
    requestedBy: text().notNull(),
    createdAt: at().notNull(),
    settledAt: at(),
  },
  (t) => [
    index().on(t.orderId),
    index("refunds_made")
      .on(t.settledAt)
      .where(sql`${t.status} = 'done'`),
    unique("refunds_once").on(t.requestKey, t.paymentId),
    check("refunds_amount", sql`${t.amount} > 0`),
    check("refunds_settled", sql`(${t.status} = 'requested') = (${t.settledAt} is null)`),
  ],
);

/** Genuine messages of gateways, each once. `outcome` is the shop's reaction. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: id(),
    gateway: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    reference: text().notNull(),
    amount: centavos(),
    currency: text(),
    outcome: text().$type<EventOutcome>().notNull(),
    payload: jsonb().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [unique("payment_events_once").on(t.gateway, t.eventId), index().on(t.reference)],
);

/** The shop's connections, one row per provider. Their secrets are sealed with the shop's own. */
export const paymentProviders = pgTable(
  "payment_providers",
  {
    provider: text().$type<ProviderName>().primaryKey(),
    sealed: text().notNull(),
    /** The last four characters of each secret, by its name. */
    lastFour: jsonb().$type<ProviderSecrets>().notNull(),
    isLive: boolean().notNull(),
    /** The provider takes new payments. */
    isChosen: boolean().notNull().default(false),
    version: version(),
    savedAt: at().notNull(),
  },
  (t) => [
    uniqueIndex("payment_providers_chosen")
      .on(t.isChosen)
      .where(sql`${t.isChosen}`),
  ],
);

/** Files of payouts by a provider to the shop's bank account. */
export const payoutFiles = pgTable(
  "payout_files",
  {
    id: id(),
    provider: text().$type<ProviderName>().notNull(),
    fileName: text().notNull(),
    /** A digest of the file's bytes, so that a file is imported once. */
    digest: text().notNull().unique(),
    uploadedBy: text().notNull(),
    uploadedAt: at().notNull(),
  },
  (t) => [index().on(t.provider, t.uploadedAt), index().on(t.uploadedAt)],
);

/** The lines of payout files, each with the result of the comparison. */
export const payoutLines = pgTable(
  "payout_lines",
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => payoutFiles.id),
    rowNo: integer().notNull(),
    /** The provider's reference of the payment, usually the same as ours. */
    reference: text().notNull(),
    /** Negative for refunds. */
    amount: centavos().notNull(),
    fee: centavos().notNull(),
    paymentId: uuid().references(() => payments.id),
    verdict: text().$type<LineVerdict>().notNull(),
  },
  (t) => [
    unique("payout_lines_row").on(t.fileId, t.rowNo),
    index().on(t.paymentId),
    // A payment is paid out once. A second line for it gets the verdict `again`.
    uniqueIndex("payout_lines_once")
      .on(t.paymentId)
      .where(sql`${t.verdict} <> 'again'`),
    index("payout_lines_odd")
      .on(t.verdict)
      .where(sql`${t.verdict} not in ('matched', 'back')`),
  ],
);

/**
 * Differences between the books of the shop and of its providers. Staff end a finding, or it ends
 * when the books agree.
 */
export const paymentFindings = pgTable(
  "payment_findings",
  {
    id: id(),
    kind: text().$type<FindingKind>().notNull(),
    /** The row that led to the finding, such as `line:` with its id. */
    subject: text().notNull(),
    orderId: uuid().references(() => orders.id),
    gateway: text().notNull(),
    reference: text().notNull(),
    amount: centavos().notNull(),
    /** The expected amount, if it differs. */
    expected: centavos(),
    movedAt: at().notNull(),
    foundAt: at().notNull(),
    endedAt: at(),
    endedBy: text(),
    note: text(),
  },
  (t) => [
    unique("payment_findings_same").on(t.kind, t.subject),
    index().on(t.orderId),
    index("payment_findings_open")
      .on(t.foundAt, t.id)
      .where(sql`${t.endedAt} is null`),
    check("payment_findings_ended", sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
);

/** Refused callbacks per gateway and reason: their number and the latest time. */
export const refusedCallbacks = pgTable(
  "refused_callbacks",
  {
    gateway: text().notNull(),
    reason: text().$type<RefusedCallback>().notNull(),
    count: integer().notNull(),
    lastAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.reason] })],
);

/** Buyers' pictures of transfers. Staff answer each once, with the order's other ones. */
export const transferProofs = pgTable(
  "transfer_proofs",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    fileId: uuid().notNull().unique(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A digest of the sent file. The same file sent twice is one proof. */
    sentDigest: text().notNull(),
    uploadedAt: at().notNull(),
    answer: text().$type<ProofAnswer>(),
    /** The reason of a declined proof, which the buyer reads. */
    answerReason: text(),
    answeredAt: at(),
    /** When the file was removed, long after the order was settled. */
    removedAt: at(),
  },
  (t) => [
    unique("transfer_proofs_once").on(t.orderId, t.sentDigest),
    check("transfer_proofs_answered", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);

/** The built-in payment page's own books, like those of a real provider. */
export const testGatewayPayments = pgTable("test_gateway_payments", {
  reference: text().primaryKey(),
  amount: centavos().notNull(),
  currency: currency(),
  status: text().$type<"open" | "paid" | "failed" | "cancelled">().notNull(),
  refunded: integer().notNull().default(0),
  createdAt: at().notNull(),
});

/** Refunds, each once by the shop's id. `refunded` above is their sum. */
export const testGatewayRefunds = pgTable("test_gateway_refunds", {
  refundId: text().primaryKey(),
  reference: text()
    .notNull()
    .references(() => testGatewayPayments.reference),
  amount: centavos().notNull(),
  createdAt: at().notNull(),
});
