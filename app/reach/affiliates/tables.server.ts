import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { CommissionCause, CommissionStatus } from "./rules/commission-terms.ts";
import type { LineState, PayoutMethod, PayoutState } from "./rules/payout-terms.ts";
import type { LeftOutAffiliate } from "./rules/why-left-out.ts";
import type { LedgerKind } from "./rules/ledger-terms.ts";

/**
 * The commission that a paid order earned its affiliate, with the rate and hold of that moment. The
 * row's amounts are never changed or deleted; later entries record what is taken off.
 */
export const affiliateCommissions = pgTable(
  "affiliate_commissions",
  {
    id: id(),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The price that was paid for the goods that earn a commission. */
    orderAmount: centavos().notNull(),
    /** In percent. */
    commissionRate: integer().notNull(),
    commissionAmount: centavos().notNull(),
    isFirstOrder: boolean().notNull(),
    /** The hold lasts this many days after the parcel left. */
    holdDays: integer().notNull(),
    status: text().$type<CommissionStatus>().notNull(),
    /** When the hold ended; null until then. */
    payableAt: at(),
    createdAt: at().notNull(),
  },
  (t) => [
    unique("affiliate_commissions_once").on(t.orderId),
    index("affiliate_commissions_newest").on(t.affiliateId, t.createdAt, t.id),
    index("affiliate_commissions_on_hold")
      .on(t.orderId)
      .where(sql`${t.status} = 'pending' and ${t.payableAt} is null`),
    check("affiliate_commissions_status", sql`${t.status} in ('pending', 'paid', 'reversed')`),
    check("affiliate_commissions_rate", sql`${t.commissionRate} between 0 and 100`),
    check(
      "affiliate_commissions_amount",
      sql`${t.orderAmount} >= 0 and ${t.commissionAmount} =
        floor((${t.orderAmount}::bigint * ${t.commissionRate} + 50) / 100)`,
    ),
  ],
);

/** Each addition by an order line, and each deduction with its reason. Append-only. */
export const affiliateCommissionEntries = pgTable(
  "affiliate_commission_entries",
  {
    id: id(),
    commissionId: uuid()
      .notNull()
      .references(() => affiliateCommissions.id),
    /** The line's number in the order. Only the order knows the goods. */
    line: integer().notNull(),
    cause: text().$type<CommissionCause>().notNull(),
    base: centavos().notNull(),
    amount: centavos().notNull(),
    at: at().notNull(),
  },
  (t) => [
    index().on(t.commissionId, t.at),
    check(
      "affiliate_commission_entries_sign",
      sql`case when ${t.cause} in ('refunded', 'cancelled', 'own_order') then ${t.base} < 0 and ${t.amount} <= 0
        when ${t.cause} in ('paid', 'restored') then ${t.base} > 0 and ${t.amount} >= 0
        else sign(${t.base}) * sign(${t.amount}) >= 0 end`,
    ),
  ],
);

/**
 * The money that the shop owes an affiliate: the balance is the sum of these rows. Append-only. A
 * commission is entered when it becomes payable, and later deductions follow.
 */
export const affiliateLedger = pgTable(
  "affiliate_ledger",
  {
    id: id(),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id),
    kind: text().$type<LedgerKind>().notNull(),
    amount: centavos().notNull(),
    commissionId: uuid().references(() => affiliateCommissions.id),
    /** Set for a payout, and for a payout that failed. */
    lineId: uuid().references(() => affiliatePayoutLines.id),
    /** The reason for an adjustment by staff, shown to the affiliate. */
    reason: text(),
    at: at().notNull(),
  },
  (t) => [
    index("affiliate_ledger_newest").on(t.affiliateId, t.at, t.id),
    index().on(t.commissionId),
    uniqueIndex("affiliate_ledger_payable_once")
      .on(t.commissionId)
      .where(sql`${t.kind} = 'payable'`),
    unique("affiliate_ledger_line_once").on(t.lineId, t.kind),
    check(
      "affiliate_ledger_sign",
      sql`case ${t.kind} when 'payable' then ${t.amount} > 0 when 'clawback' then ${t.amount} < 0
        when 'restored' then ${t.amount} > 0 when 'adjusted' then ${t.amount} <> 0
        when 'paid_out' then ${t.amount} < 0 when 'payout_failed' then ${t.amount} > 0 else false end`,
    ),
    check(
      "affiliate_ledger_cause",
      sql`(${t.commissionId} is not null) = (${t.kind} in ('payable', 'clawback', 'restored'))
        and (${t.reason} is not null) = (${t.kind} = 'adjusted')
        and (${t.lineId} is not null) = (${t.kind} in ('paid_out', 'payout_failed'))`,
    ),
  ],
);

/** Where an affiliate wants to be paid; the newest row applies. Append-only. */
export const affiliatePayoutDetails = pgTable(
  "affiliate_payout_details",
  {
    id: id(),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id),
    method: text().$type<PayoutMethod>().notNull(),
    /** The name and number of the account, which only the shop's key opens. */
    sealed: text().notNull(),
    lastFour: text().notNull(),
    /** New details wait until then, so that an intruder in an account does not get its money. */
    usableFrom: at().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index("affiliate_payout_details_newest").on(t.affiliateId, t.createdAt, t.id),
    check("affiliate_payout_details_method", sql`${t.method} in ('gcash', 'maya', 'bank')`),
    check("affiliate_payout_details_last_four", sql`${t.lastFour} ~ '^[0-9]{4}$'`),
  ],
);

export const payoutNumbers = pgSequence("payout_numbers", { startWith: 1 });

/** Affiliates who are paid together. There is one draft at a time. */
export const affiliatePayouts = pgTable(
  "affiliate_payouts",
  {
    id: id(),
    number: text().notNull().unique(),
    state: text().$type<PayoutState>().notNull(),
    /** Commissions that became payable by then are in it, by the terms of its draft. */
    cutoff: at().notNull(),
    /** Affiliates with a balance who are left out, and the reasons. */
    leftOut: jsonb().$type<LeftOutAffiliate[]>().notNull(),
    /** How many of its lines were flagged when they were calculated. */
    flagged: integer().notNull().default(0),
    draftedBy: text().notNull(),
    draftedAt: at().notNull(),
    confirmedBy: text(),
    confirmedAt: at(),
    closedAt: at(),
    version: version(),
  },
  (t) => [
    uniqueIndex("affiliate_payouts_one_draft")
      .on(t.state)
      .where(sql`${t.state} = 'draft'`),
    check("affiliate_payouts_state", sql`${t.state} in ('draft', 'open', 'closed', 'dropped')`),
    check(
      "affiliate_payouts_confirmed",
      sql`(${t.confirmedAt} is not null) = (${t.state} in ('open', 'closed'))
        and (${t.closedAt} is not null) = (${t.state} = 'closed')`,
    ),
  ],
);

export const affiliatePayoutLines = pgTable(
  "affiliate_payout_lines",
  {
    id: id(),
    payoutId: uuid()
      .notNull()
      .references(() => affiliatePayouts.id),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id),
    amount: centavos().notNull(),
    detailsId: uuid()
      .notNull()
      .references(() => affiliatePayoutDetails.id),
    state: text().$type<LineState>().notNull(),
    /** The reference of the payment at GCash, Maya or the bank. */
    reference: text(),
    failedWhy: text(),
    settledAt: at(),
  },
  (t) => [
    unique("affiliate_payout_lines_once").on(t.payoutId, t.affiliateId),
    index().on(t.affiliateId),
    check("affiliate_payout_lines_amount", sql`${t.amount} > 0`),
    check(
      "affiliate_payout_lines_state",
      sql`${t.state} in ('planned', 'open', 'paid', 'failed')
        and (${t.reference} is not null) = (${t.state} = 'paid')
        and (${t.failedWhy} is not null) = (${t.state} = 'failed')`,
    ),
  ],
);
