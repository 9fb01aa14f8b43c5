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

/** One attempt to pay an order at a gateway. An order can have several; one of them is paid. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    gateway: text().notNull(),
    reference: text().notNull().unique(),
    /** The gateway's own name of the page where it is paid, and its address, where it has one. */
    sessionId: text(),
    sessionUrl: text(),
    /** What the buyer's own receipt calls it, such as the QRPH invoice number of GCash. */
    receiptNumber: text(),
    amount: centavos().notNull(),
    currency: currency(),
    /** What its buyer wants of the paid order, where this pays what that costs more. */
    change: jsonb().$type<WantedItems>(),
    /** Until when it can be paid, where staff made this change; null where its buyer did. */
    changeUntil: at(),
    status: text().$type<AttemptStatus>().notNull(),
    createdAt: at().notNull(),
    settledAt: at(),
    /** When the gateway is asked how it stands; null when there is nothing left to ask. */
    nextAskAt: at(),
  },
  (t) => [
    index().on(t.orderId),
    index("payments_arrived")
      // With all that a sum of a period reads of them.
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

/** Money going back, each part of one payment. Written first, sent by a job under its own id. */
export const refunds = pgTable(
  "refunds",
  {
    /** Also its name at the gateway, so that asking again never pays back twice. */
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The form's key: the same key is the same refund. */
    requestKey: uuid().notNull(),
    amount: centavos().notNull(),
    currency: currency(),
    status: text().$type<RefundStatus>().notNull(),
    reason: text().notNull(),
    /** Staff paid it back themselves, under this reference; null when the gateway does. */
    byHand: text(),
    /** Why the gateway refused. */
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

/** Every genuine message of a gateway, once. The outcome says what the shop made of it. */
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

/** What the shop is connected with, a row for each provider. Its secrets are sealed by the shop's own. */
export const paymentProviders = pgTable(
  "payment_providers",
  {
    provider: text().$type<ProviderName>().primaryKey(),
    sealed: text().notNull(),
    /** The last four signs of each secret, by its name. */
    lastFour: jsonb().$type<ProviderSecrets>().notNull(),
    isLive: boolean().notNull(),
    /** Whether it takes new payments. */
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

/** A file of what a provider paid out to the shop's bank account. */
export const payoutFiles = pgTable(
  "payout_files",
  {
    id: id(),
    provider: text().$type<ProviderName>().notNull(),
    fileName: text().notNull(),
    /** Of its bytes: the same file counts once. */
    digest: text().notNull().unique(),
    uploadedBy: text().notNull(),
    uploadedAt: at().notNull(),
  },
  (t) => [index().on(t.provider, t.uploadedAt), index().on(t.uploadedAt)],
);

/** Its lines, and what each says of the shop's own books. */
export const payoutLines = pgTable(
  "payout_lines",
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => payoutFiles.id),
    rowNo: integer().notNull(),
    /** As the provider calls the payment; ours, as a rule. */
    reference: text().notNull(),
    /** Below zero for money that went back. */
    amount: centavos().notNull(),
    fee: centavos().notNull(),
    paymentId: uuid().references(() => payments.id),
    verdict: text().$type<LineVerdict>().notNull(),
  },
  (t) => [
    unique("payout_lines_row").on(t.fileId, t.rowNo),
    index().on(t.paymentId),
    // A payment is paid out once; what says so again is another verdict.
    uniqueIndex("payout_lines_once")
      .on(t.paymentId)
      .where(sql`${t.verdict} <> 'again'`),
    index("payout_lines_odd")
      .on(t.verdict)
      .where(sql`${t.verdict} not in ('matched', 'back')`),
  ],
);

/** In what the books of the shop and of its providers differ. A person or the books end each. */
export const paymentFindings = pgTable(
  "payment_findings",
  {
    id: id(),
    kind: text().$type<FindingKind>().notNull(),
    /** The row it was found by, such as `line:` and its id. */
    subject: text().notNull(),
    orderId: uuid().references(() => orders.id),
    gateway: text().notNull(),
    reference: text().notNull(),
    amount: centavos().notNull(),
    /** What it should be, where that is another amount. */
    expected: centavos(),
    /** When the money moved. */
    movedAt: at().notNull(),
    foundAt: at().notNull(),
    endedAt: at(),
    endedBy: text(),
    /** What staff did about it. */
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

/** How often a gateway's callbacks were refused, and when last; a row for each reason. */
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

/** A picture of a transfer that a buyer sent. Staff answer it once, with all that wait beside it. */
export const transferProofs = pgTable(
  "transfer_proofs",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Its name in the store of files. */
    fileId: uuid().notNull().unique(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the file as it was sent: the same one sent twice is one proof. */
    sentDigest: text().notNull(),
    uploadedAt: at().notNull(),
    answer: text().$type<ProofAnswer>(),
    /** What the buyer reads of a declined one. */
    answerReason: text(),
    answeredAt: at(),
    /** When its file was removed, its order being settled for long. */
    removedAt: at(),
  },
  (t) => [
    unique("transfer_proofs_once").on(t.orderId, t.sentDigest),
    check("transfer_proofs_answered", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);

/** The built-in payment page's own books: what a real provider would keep on its side. */
export const testGatewayPayments = pgTable("test_gateway_payments", {
  reference: text().primaryKey(),
  amount: centavos().notNull(),
  currency: currency(),
  status: text().$type<"open" | "paid" | "failed" | "cancelled">().notNull(),
  refunded: integer().notNull().default(0),
  createdAt: at().notNull(),
});

/** Its refunds, each once by the id the shop gave it; `refunded` above is their sum. */
export const testGatewayRefunds = pgTable("test_gateway_refunds", {
  refundId: text().primaryKey(),
  reference: text()
    .notNull()
    .references(() => testGatewayPayments.reference),
  amount: centavos().notNull(),
  createdAt: at().notNull(),
});
