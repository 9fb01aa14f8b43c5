import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue } from "#app/platform/list/next-in-queue.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { cashActs, cashFindings } from "../tables.server.ts";
import { isDue } from "./cash-orders.server.ts";

const isOpen = isNull(cashFindings.endedAt);
const waits = and(isOpen, isNotNull(cashFindings.waitsSince));
const MOST_CLAIMED = 100;

export async function countCashFindings(db: Db): Promise<number> {
  return db.$count(cashFindings, waits);
}

/** Waiting differences for the list of today's tasks. */
export const waitingCash = waitingPart(
  sql`${cashFindings}`,
  sql`${cashFindings.endedAt} is null and ${cashFindings.waitsSince} is not null`,
  cashFindings.waitsSince,
);

/** The oldest difference that waits, or the one after another; of the last one again the oldest. */
export function nextCashFinding(db: Db, after: string | null) {
  const since = sql`coalesce(${cashFindings.waitsSince}, ${cashFindings.foundAt})`;
  const order = { since, id: cashFindings.id };
  return nextInQueue(order, { after }, (which) => first(db, and(waits, which)));
}

/** An open difference by its id, even while the courier must answer. */
export async function openCashFinding(db: Db, findingId: string) {
  if (!isUuid(findingId)) return undefined;
  return first(db, and(isOpen, eq(cashFindings.id, findingId)));
}

async function first(db: Db, which: SQL | undefined) {
  const [found] = await db
    .select({
      id: cashFindings.id,
      kind: cashFindings.kind,
      carrier: cashFindings.carrier,
      tracking: cashFindings.tracking,
      amount: cashFindings.amount,
      expected: cashFindings.expected,
      movedAt: cashFindings.movedAt,
      foundAt: cashFindings.foundAt,
      claimedAt: cashFindings.claimedAt,
      version: cashFindings.version,
      orderId: cashFindings.orderId,
      orderNumber: orders.orderNumber,
      isDue: sql<boolean>`coalesce(${isDue}, false)`,
    })
    .from(cashFindings)
    .leftJoin(orders, eq(orders.id, cashFindings.orderId))
    .where(which)
    .orderBy(asc(cashFindings.waitsSince), asc(cashFindings.id))
    .limit(1);
  return found;
}

export type OpenCashFinding = NonNullable<Awaited<ReturnType<typeof first>>>;

/** Acts on a difference, newest first. */
export async function actsOf(db: Db, findingId: string) {
  return db
    .select({ act: cashActs.act, note: cashActs.note, actedAt: cashActs.actedAt })
    .from(cashActs)
    .where(eq(cashActs.findingId, findingId))
    .orderBy(desc(cashActs.actedAt), desc(cashActs.id));
}

/** Claims that couriers must answer, oldest first. */
export async function claimedCash(db: Db) {
  const { id, carrier, tracking, amount, expected, claimedAt, kind } = cashFindings;
  return db
    .select({ id, carrier, tracking, amount, expected, claimedAt, kind })
    .from(cashFindings)
    .where(and(isOpen, isNotNull(cashFindings.claimedAt)))
    .orderBy(asc(cashFindings.claimedAt), asc(cashFindings.id))
    .limit(MOST_CLAIMED);
}
