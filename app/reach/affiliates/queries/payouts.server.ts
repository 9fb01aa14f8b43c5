import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import {
  affiliatePayoutDetails,
  affiliatePayoutLines as lines,
  affiliatePayouts as payouts,
} from "../tables.server.ts";
import { affiliatePayoutProofs } from "../tables/payout-proofs.server.ts";
import { payoutList } from "../views/payout-list.ts";

export function payoutsFor(db: Db, query: ListQuery) {
  const { id, number, state, draftedAt, flagged } = payouts;
  const shown = shownTab(payoutList, query);
  const which = shown === "all" ? undefined : sql`${state} = ${shown}`;
  return {
    id,
    sorts: { number: { by: number, type: "text" } },
    count: () => countRows(db, sql`${payouts}`, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          number,
          state,
          draftedAt,
          flagged,
          lines: sql`(select count(*) from affiliate_payout_lines l
            where l.payout_id = "affiliate_payouts"."id")`.mapWith(Number),
          total: sql`(select coalesce(sum(l.amount), 0) from affiliate_payout_lines l
            where l.payout_id = "affiliate_payouts"."id")`.mapWith(Number),
          place,
        })
        .from(payouts)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export async function findPayout(db: Db, payoutId: string) {
  if (!isUuid(payoutId)) return undefined;
  const [found] = await db.select().from(payouts).where(eq(payouts.id, payoutId));
  return found;
}

/** The lines of a payout with their affiliates, ordered by code. */
export async function linesOfPayout(db: Db, payoutId: string) {
  return db
    .select({
      id: lines.id,
      affiliateId: affiliates.id,
      code: affiliates.affiliateCode,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      amount: lines.amount,
      state: lines.state,
      reference: lines.reference,
      failedWhy: lines.failedWhy,
      settledAt: lines.settledAt,
      detailsId: lines.detailsId,
      method: affiliatePayoutDetails.method,
      lastFour: affiliatePayoutDetails.lastFour,
      sealed: affiliatePayoutDetails.sealed,
    })
    .from(lines)
    .innerJoin(affiliates, eq(affiliates.id, lines.affiliateId))
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .innerJoin(affiliatePayoutDetails, eq(affiliatePayoutDetails.id, lines.detailsId))
    .where(eq(lines.payoutId, payoutId))
    .orderBy(asc(affiliates.affiliateCode), asc(lines.id));
}

export async function findLine(db: Db, lineId: string) {
  if (!isUuid(lineId)) return undefined;
  const [found] = await db
    .select({ payoutId: lines.payoutId, affiliateId: lines.affiliateId, payout: payouts })
    .from(lines)
    .innerJoin(payouts, eq(payouts.id, lines.payoutId))
    .where(eq(lines.id, lineId));
  const own = found && (await linesOfPayout(db, found.payoutId)).find(({ id }) => id === lineId);
  return own && { ...own, payout: found.payout };
}

/** The payouts to an affiliate, newest first, without drafts, which are not decided yet. */
export async function ownPayouts(db: Db, affiliateId: string) {
  const { number, confirmedAt } = payouts;
  return db
    .select({
      id: lines.id,
      number,
      confirmedAt,
      amount: lines.amount,
      state: lines.state,
      reference: lines.reference,
      proofId: affiliatePayoutProofs.id,
    })
    .from(lines)
    .leftJoin(affiliatePayoutProofs, eq(affiliatePayoutProofs.lineId, lines.id))
    .innerJoin(payouts, eq(payouts.id, lines.payoutId))
    .where(and(eq(lines.affiliateId, affiliateId), ne(lines.state, "planned")))
    .orderBy(desc(confirmedAt), desc(lines.id))
    .limit(100);
}
