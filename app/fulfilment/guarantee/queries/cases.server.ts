import { and, asc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue } from "#app/platform/list/next-in-queue.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import type { GuaranteeCost } from "../rules/sum-costs.ts";
import { guaranteeCases } from "../tables.server.ts";

const isWaiting = and(isNull(guaranteeCases.paidAt), isNull(guaranteeCases.closedAt))!;

/** Cases that staff must decide. */
export const waitingCases = waitingPart(guaranteeCases, isWaiting, guaranteeCases.openedAt);

type Kind = Pick<typeof guaranteeCases.$inferSelect, "event" | "aboutId" | "held">;

/** Those that wait for the same reason since the same recall, report or parcel. */
export const waitingAlike = ({ event, aboutId, held }: Kind): SQL =>
  and(
    isWaiting,
    eq(guaranteeCases.event, event),
    eq(guaranteeCases.aboutId, aboutId),
    sql`${guaranteeCases.held} is not distinct from ${held}`,
  )!;

export async function nextCase(db: Db, after: string | null) {
  const { openedAt: since, id } = guaranteeCases;
  const [left, found] = await Promise.all([
    db.$count(guaranteeCases, isWaiting),
    nextInQueue({ since, id }, { after }, (which) => firstWaiting(db, which)),
  ]);
  const alike = found ? await db.$count(guaranteeCases, waitingAlike(found)) : 0;
  return { left, alike, found };
}

export type WaitingCase = NonNullable<Awaited<ReturnType<typeof firstWaiting>>>;

async function firstWaiting(db: Db, which?: SQL) {
  const { openedAt, id } = guaranteeCases;
  const [found] = await db
    .select({ own: guaranteeCases, orderNumber: orders.orderNumber, buyer: orders.firstName })
    .from(guaranteeCases)
    .innerJoin(orders, eq(orders.id, guaranteeCases.orderId))
    .where(and(isWaiting, which))
    .orderBy(asc(openedAt), asc(id))
    .limit(1);
  return found && { ...found.own, orderNumber: found.orderNumber, buyer: found.buyer };
}

/** A paid case for its mail, and whether the money became store credit. */
export async function findPaidCase(db: Db, caseId: string) {
  const toCredit = sql<boolean>`exists (select from ${refunds}
    where ${refunds.requestKey} = ${sql.raw('"guarantee_cases"."id"')} and ${refunds.toCredit})`;
  const [own] = await db
    .select({
      orderId: guaranteeCases.orderId,
      event: guaranteeCases.event,
      amount: guaranteeCases.amount,
      goods: guaranteeCases.goods,
      toCredit,
    })
    .from(guaranteeCases)
    .where(and(eq(guaranteeCases.id, caseId), isNotNull(guaranteeCases.paidAt)));
  return own;
}

/** What the guarantee paid, by month in Manila and event, newest month first. */
export async function guaranteeCosts(db: Db): Promise<GuaranteeCost[]> {
  const month = sql<string>`to_char(${guaranteeCases.paidAt} at time zone 'Asia/Manila', 'YYYY-MM')`;
  return db
    .select({
      month,
      event: guaranteeCases.event,
      cases: sql<number>`count(*)::int`,
      amount: sql`sum(${guaranteeCases.amount})`.mapWith(Number),
    })
    .from(guaranteeCases)
    .where(isNotNull(guaranteeCases.paidAt))
    .groupBy(sql`1`, guaranteeCases.event)
    .orderBy(sql`1 desc`, guaranteeCases.event);
}
