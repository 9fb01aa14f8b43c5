import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import { validate } from "uuid";
import { orders } from "#app/selling/orders/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { showTransfer, type TransferOrder } from "./views/show-transfer.ts";
import { payments, testGatewayPayments, transferProofs } from "./tables.server.ts";

/** The attempt of a gateway's message, by our reference and only at that gateway. */
export async function findAttempt(db: Db, gateway: string, reference: string, lock?: "locked") {
  const query = db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      cartId: orders.cartId,
      gateway: payments.gateway,
      reference: payments.reference,
      change: payments.change,
      changeUntil: payments.changeUntil,
      amount: payments.amount,
      currency: payments.currency,
      status: payments.status,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.gateway, gateway), eq(payments.reference, reference)));
  const [attempt] = lock ? await query.for("update", { of: payments }) : await query;
  return attempt;
}

/** The built-in provider's own record. Undefined until the shopper has decided. */
export async function findTestPayment(db: Db, reference: string) {
  const [payment] = await db
    .select({
      reference: testGatewayPayments.reference,
      amount: testGatewayPayments.amount,
      currency: testGatewayPayments.currency,
      status: testGatewayPayments.status,
      refunded: testGatewayPayments.refunded,
    })
    .from(testGatewayPayments)
    .where(eq(testGatewayPayments.reference, reference));
  return payment;
}

/** All attempts to pay an order, oldest first, for staff. */
export async function paymentsOfOrder(db: Db, orderId: string) {
  return db
    .select({
      id: payments.id,
      gateway: payments.gateway,
      reference: payments.reference,
      receiptNumber: payments.receiptNumber,
      amount: payments.amount,
      status: payments.status,
      createdAt: payments.createdAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export type OrderPayment = Awaited<ReturnType<typeof paymentsOfOrder>>[number];

export async function proofsOfOrder(db: Db, orderId: string) {
  return db
    .select({
      id: transferProofs.id,
      width: transferProofs.width,
      height: transferProofs.height,
      uploadedAt: transferProofs.uploadedAt,
      answer: transferProofs.answer,
      answerReason: transferProofs.answerReason,
      removedAt: transferProofs.removedAt,
    })
    .from(transferProofs)
    .where(eq(transferProofs.orderId, orderId))
    .orderBy(asc(transferProofs.id));
}

/** The picture of a proof, if it belongs to this order. The ids may come unchecked. */
export async function readProof(db: Db, store: FileStore, orderId: string, proofId: string) {
  if (!validate(orderId) || !validate(proofId)) return undefined;
  const [proof] = await db
    .select({ fileId: transferProofs.fileId })
    .from(transferProofs)
    .where(and(eq(transferProofs.orderId, orderId), eq(transferProofs.id, proofId)));
  return proof && store.read(proof.fileId);
}

export async function proofWithOrder(db: Db, proofId: string) {
  const [found] = await db
    .select({ proof: transferProofs, order: orders })
    .from(transferProofs)
    .innerJoin(orders, eq(orders.id, transferProofs.orderId))
    .where(eq(transferProofs.id, proofId));
  return found;
}

/** Instructions for paying an order by transfer, for the buyer's receipt. */
export async function transferOf(db: Db, order: TransferOrder & { id: string }) {
  if (order.paymentMethod !== "bank") return undefined;
  return showTransfer(order, await proofsOfOrder(db, order.id), await loadSettings(db));
}
/** The status of the newest attempt to pay an order, for its buyer. */
export async function newestAttempt(db: Db, orderId: string) {
  const [newest] = await db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return newest?.status;
}

/** The newest unpaid attempt to pay the difference of a changed order. */
export async function awaitedDifference(db: Db, orderId: string) {
  const [newest] = await db
    .select({
      gateway: payments.gateway,
      reference: payments.reference,
      sessionUrl: payments.sessionUrl,
      amount: payments.amount,
      change: payments.change,
      changeUntil: payments.changeUntil,
      status: payments.status,
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.change)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  if (!newest?.change || newest.status === "paid") return undefined;
  return { ...newest, change: newest.change };
}
