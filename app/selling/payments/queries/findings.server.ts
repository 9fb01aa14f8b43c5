import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
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

/** The oldest finding, or the one after `after`. After the last one it starts over. */
export async function nextFinding(db: Db, after: string | null) {
  const beyond =
    after !== null && isUuid(after)
      ? sql`(${paymentFindings.foundAt}, ${paymentFindings.id}) >
          (select f.found_at, f.id from payment_findings f where f.id = ${after}::uuid)`
      : undefined;
  const [found] = await read(db, beyond);
  return found ?? (beyond ? (await read(db, undefined))[0] : undefined);
}

function read(db: Db, beyond: ReturnType<typeof sql> | undefined) {
  return db
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
    .where(and(isOpen, beyond))
    .orderBy(asc(paymentFindings.foundAt), asc(paymentFindings.id))
    .limit(1);
}

export type OpenFinding = Awaited<ReturnType<typeof read>>[number];
