import { eq } from "drizzle-orm";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderConfirmations } from "../tables.server.ts";
import { findOrder } from "./find-order.server.ts";
import { mailboxUnproven } from "./guest-reservations.server.ts";

/** The order of a mailed confirmation link. Undefined for an unknown token. */
export async function orderOfConfirmation(db: Db, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ orderId: orderConfirmations.orderId })
    .from(orderConfirmations)
    .where(eq(orderConfirmations.tokenHash, hashToken(token)));
  return found?.orderId;
}

/** The order that a confirmation link shows before confirming. */
export async function findOrderToConfirm(db: Db, token: string) {
  const orderId = await orderOfConfirmation(db, token);
  if (orderId === undefined) return undefined;
  const [order, unproven] = await Promise.all([
    findOrder(db, orderId),
    mailboxUnproven(db, orderId),
  ]);
  return order && { ...order, mailboxUnproven: unproven };
}
