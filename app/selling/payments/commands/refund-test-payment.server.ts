import { eq } from "drizzle-orm";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RefundRefusal } from "../gateways/gateway.ts";
import type { AskedRefund } from "../gateways/test-provider.server.ts";
import { testGatewayPayments, testGatewayRefunds } from "../tables.server.ts";

/** `refunded` is the total of the reference's refunds so far. */
type TestRefund = Result<{ refunded: number }, RefundRefusal>;

/**
 * Refunds in the built-in provider's books. The request's signature is the authorization. A known
 * refund id gets the same answer again, but only for the same refund.
 */
export async function refundTestPayment(ctx: Ctx, request: AskedRefund): Promise<TestRefund> {
  const { reference, amount, currency, refundId } = request;
  return inTransaction(ctx, async ({ db }): Promise<TestRefund> => {
    const [payment] = await db
      .select()
      .from(testGatewayPayments)
      .where(eq(testGatewayPayments.reference, reference))
      .for("update");
    const [earlier] = await db
      .select()
      .from(testGatewayRefunds)
      .where(eq(testGatewayRefunds.refundId, refundId));
    if (earlier && (earlier.reference !== reference || earlier.amount !== amount)) {
      return refuse("refund_id_reused");
    }
    if (!payment) return refuse("unknown_reference");
    if (payment.currency !== currency) return refuse("mismatch");
    if (earlier) return ok({ refunded: payment.refunded });
    if (payment.status !== "paid") return refuse("not_paid");

    const refunded = payment.refunded + amount;
    if (refunded > payment.amount) return refuse("exceeds_paid");
    await db.insert(testGatewayRefunds).values({ refundId, reference, amount, createdAt: ctx.now });
    await db
      .update(testGatewayPayments)
      .set({ refunded })
      .where(eq(testGatewayPayments.reference, reference));
    return ok({ refunded });
  });
}
