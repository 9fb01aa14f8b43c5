import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { ownBalance } from "#app/reach/affiliates/queries/own-balance.server.ts";
import { earningsOf } from "#app/reach/affiliates/queries/own-earnings.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { findCredit } from "#app/care/consultations/queries/credits.server.ts";
import { bookings } from "#app/care/consultations/tables.server.ts";
import { ofRecord } from "#app/selling/orders/queries/of-record.server.ts";
import { UNDERWAY } from "#app/selling/orders/rules/order-terms.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import { returns } from "#app/fulfilment/returns/tables.server.ts";
import { findOwners, rolesOf } from "#app/running/staff/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { OpenBusiness } from "../rules/find-blockers.ts";

type CustomerKeys = { userId: string | null; customerId: string };

/** The open business between a person and the shop. */
export async function standingOf(db: Db, { userId, customerId }: CustomerKeys, now: Date) {
  const own = ofRecord(customerId);
  const underway = await db
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(and(own, inArray(orders.status, [...UNDERWAY])))
    .orderBy(asc(orders.createdAt));
  const openReturns = await db
    .select({ number: returns.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(own, isNull(returns.endedAt)))
    .orderBy(asc(returns.askedAt));
  const goingBack = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(own, eq(refunds.status, "requested")));
  const toCome = and(eq(bookings.status, "booked"), gt(bookings.endsAt, now));
  const booked = await db
    .select({ number: bookings.number })
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), toCome))
    .orderBy(asc(bookings.startsAt));
  return {
    staff: userId === null ? "no" : await roleOf(db, userId),
    orders: numbers(underway),
    returns: numbers(openReturns),
    bookings: numbers(booked),
    refunds: goingBack.length,
    commissions: await owedTo(db, customerId),
    hasCredit: (await findCredit(db, customerId)) !== undefined,
  } satisfies OpenBusiness;
}

const numbers = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);

async function roleOf(db: Db, userId: string): Promise<OpenBusiness["staff"]> {
  const roles = await rolesOf(db, userId);
  if (roles.includes("admin") && (await findOwners(db)).length === 1) return "last_owner";
  return roles.some((role) => role !== "customer") ? "staff" : "no";
}

async function owedTo(db: Db, customerId: string): Promise<number> {
  const [affiliate] = await db
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(eq(affiliates.customerId, customerId));
  if (!affiliate) return 0;
  const [{ onHold }, { balance, onItsWay }] = await Promise.all([
    earningsOf(db, affiliate.id),
    ownBalance(db, affiliate.id),
  ]);
  return Math.max(0, onHold + balance + onItsWay);
}
