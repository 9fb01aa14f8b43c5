import { eq, isNull } from "drizzle-orm";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CashKind } from "../rules/cash-terms.ts";
import { dueOf, judgeCash } from "../rules/judge-cash.ts";
import { remittanceFiles, remittanceLines } from "../tables.server.ts";
import { cashOrders, toCompare } from "./cash-orders.server.ts";

export type CurrentDifference = {
  kind: CashKind;
  subject: string;
  orderId: string | null;
  carrier: string;
  tracking: string;
  amount: number;
  expected: number;
  movedAt: Date;
};

/** Days after delivery within which a parcel's cash should arrive. */
export async function remitDays(db: Db): Promise<number> {
  return (await loadSettings(db)).cod_remit_days;
}

/** The present state of all cash: its differences, and the orders that it pays exactly. */
export async function currentCash(db: Db, now: Date) {
  const days = await remitDays(db);
  const [known, unknown] = await Promise.all([cashOrders(db, toCompare), unknownLines(db)]);
  const differences: CurrentDifference[] = [...unknown];
  const paid: { orderId: string; amount: number }[] = [];
  for (const order of known) {
    const { orderId, carrier, tracking, collected: amount } = order;
    const kind = judgeCash(order, now, days);
    if (kind === "matched" && order.isDue) paid.push({ orderId, amount });
    if (kind === "matched" || kind === "open") continue;
    differences.push({
      kind,
      subject: kind === "missing" ? `order:${orderId}` : `order:${orderId}:${amount}`,
      orderId,
      carrier: courierName(carrier),
      tracking,
      amount,
      expected: dueOf(order),
      movedAt: order.movedAt ?? order.deliveredAt ?? now,
    });
  }
  return { differences, paid };
}

async function unknownLines(db: Db): Promise<CurrentDifference[]> {
  const found = await db
    .select({
      lineId: remittanceLines.id,
      carrier: remittanceFiles.carrier,
      tracking: remittanceLines.tracking,
      amount: remittanceLines.collected,
      movedAt: remittanceFiles.uploadedAt,
    })
    .from(remittanceLines)
    .innerJoin(remittanceFiles, eq(remittanceFiles.id, remittanceLines.fileId))
    .where(isNull(remittanceLines.orderId));
  return found
    .filter(({ amount }) => amount !== 0)
    .map(({ lineId, ...line }) => ({
      ...line,
      kind: "unknown",
      subject: `line:${lineId}`,
      orderId: null,
      expected: 0,
    }));
}
