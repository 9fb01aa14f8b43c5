import { and, eq, isNull } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { Gateway, SessionDetails } from "../gateways/gateway.ts";
import { sessionDetails } from "../queries/session-details.server.ts";
import { payments } from "../tables.server.ts";

export type ReturnAddresses = { returnUrl: string; cancelUrl: string };

export type Payer = Pick<
  LockedOrder,
  "email" | "firstName" | "lastName" | "paymentMethod" | "currency"
>;

/**
 * Asks the gateway for the attempt's payment page and stores the gateway's id. Otherwise a second
 * page could be opened, and both could be paid. Never call it inside a transaction.
 */
export async function openSession(
  { db }: Pick<Ctx, "db">,
  gateway: Gateway,
  order: Payer,
  attempt: { reference: string; amount: Centavos; details?: SessionDetails },
  addresses: ReturnAddresses,
): Promise<Result<{ redirectUrl: string }, Refusal<"gateway_unavailable">>> {
  const { details: own, ...reference } = attempt;
  const request = {
    ...reference,
    currency: order.currency,
    customerEmail: order.email,
    customerName: `${order.firstName} ${order.lastName}`.trim(),
    ...addresses,
    paymentMethod: paysOnline(order.paymentMethod) ? order.paymentMethod : undefined,
  };
  try {
    const details = async () => own ?? sessionDetails(db, attempt);
    const { redirectUrl, sessionId } = await gateway.createSession(request, details);
    if (sessionId === undefined) return ok({ redirectUrl });
    const page = { sessionId, sessionUrl: redirectUrl };
    return ok({ redirectUrl: await keepFirst(db, attempt.reference, page) });
  } catch (error) {
    if (error instanceof GatewayError) return refuse("gateway_unavailable");
    throw error;
  }
}

/** If two pages were opened at once, both requests get the first, so that no buyer sees the other. */
async function keepFirst(
  db: Ctx["db"],
  reference: string,
  page: { sessionId: string; sessionUrl: string },
): Promise<string> {
  const ofAttempt = eq(payments.reference, reference);
  const kept = await db
    .update(payments)
    .set({ sessionId: page.sessionId, sessionUrl: page.sessionUrl })
    .where(and(ofAttempt, isNull(payments.sessionId)))
    .returning({ sessionUrl: payments.sessionUrl });
  if (kept.length > 0) return page.sessionUrl;
  const [first] = await db
    .select({ sessionUrl: payments.sessionUrl })
    .from(payments)
    .where(ofAttempt);
  return first?.sessionUrl ?? page.sessionUrl;
}
