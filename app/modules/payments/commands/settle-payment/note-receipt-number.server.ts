import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { GatewayEvent } from "../../gateways/gateway.ts";
import { payments } from "../../tables.server.ts";

const LONGEST = 100;

/** Keeps what the buyer's own receipt calls a payment, by which staff then find it. */
export async function noteReceiptNumber(
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
