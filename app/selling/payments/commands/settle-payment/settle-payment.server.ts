import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { writeOnce } from "#app/platform/database/write-once.server.ts";
import type { GatewayEvent } from "../../gateways/gateway.ts";
import { paysWaitingOrder } from "../../rules/judge-event.ts";
import { composeSettlement } from "./compose-settlement.server.ts";
import { and, eq, isNull } from "drizzle-orm";
import { payments } from "../../tables.server.ts";
import { readAttempt } from "./read-attempt.server.ts";
import { settleUnderLocks, type SettlementResult } from "./settle-under-locks.server.ts";

const LONGEST = 100;

/** Stores the payment's number on the buyer's own receipt, so that staff can find it. */
async function noteReceiptNumber(
  { db }: Pick<Ctx, "db">,
  gateway: string,
  { reference, receiptNumber }: GatewayEvent,
): Promise<void> {
  if (!receiptNumber) return;
  await db
    .update(payments)
    .set({ receiptNumber: receiptNumber.slice(0, LONGEST) })
    .where(
      and(
        eq(payments.gateway, gateway),
        eq(payments.reference, reference),
        isNull(payments.receiptNumber),
      ),
    );
}

/**
 * Handles one verified message of a gateway. Its signature is the authorization, and its event id
 * makes a repetition harmless. The usual case, a payment for a waiting order, takes one read, a
 * decision and one statement. All other cases take locks. An unknown reference is recorded and
 * refused, so that the gateway tries again later.
 */
export async function settlePayment(
  ctx: Ctx,
  gateway: string,
  event: GatewayEvent,
  payload: unknown,
): Promise<Result<SettlementResult, Refusal<"unknown_reference">>> {
  const message = { gateway, event, payload };
  const attempt = await readAttempt(ctx.db, gateway, event.reference);
  if (attempt) await noteReceiptNumber(ctx, gateway, event);
  if (attempt && paysWaitingOrder(attempt, event)) {
    const input = composeSettlement(ctx, message, attempt);
    const failed = await writeOnce(ctx.db, "settle_payment", input);
    if (failed === null) return ok({ outcome: "settled", repeated: false });
  }
  const settled = await inTransaction(ctx, (tx) => settleUnderLocks(tx, message));
  return settled.outcome === "unknown_reference" ? refuse("unknown_reference") : ok(settled);
}
