import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue } from "#app/platform/list/next-in-queue.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { paymentFindings } from "../tables.server.ts";

const isOpen = isNull(paymentFindings.endedAt);

export async function countFindings(db: Db): Promise<number> {
  return db.$count(paymentFindings, isOpen);
}

/** Open findings for the list of today's tasks. */
export const openFindings = waitingPart(
  sql`${paymentFindings}`,
  sql`${paymentFindings.endedAt} is null`,
  paymentFindings.foundAt,
);

/** The oldest finding, or the one after another; of the last one again the oldest. */
export function nextFinding(db: Db, after: string | null) {
  const { id, foundAt: since } = paymentFindings;
  return nextInQueue({ since, id }, { after }, (which) => first(db, which));
}

async function first(db: Db, which: SQL | undefined) {
  const [found] = await db
    .select({
      id: paymentFindings.id,
      kind: paymentFindings.kind,
      gateway: paymentFindings.gateway,
      reference: paymentFindings.reference,
      amount: paymentFindings.amount,
      expected: paymentFindings.expected,
      movedAt: paymentFindings.movedAt,
      foundAt: paymentFindings.foundAt,
      orderId: paymentFindings.orderId,
      orderNumber: orders.orderNumber,
    })
    .from(paymentFindings)
    .leftJoin(orders, eq(orders.id, paymentFindings.orderId))
    .where(and(isOpen, which))
    .orderBy(asc(paymentFindings.foundAt), asc(paymentFindings.id))
    .limit(1);
  return found;
}

export type OpenFinding = NonNullable<Awaited<ReturnType<typeof first>>>;
