import { askOpenAttempts } from "#app/selling/payments/commands/ask-open-attempts.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** Short, because the shopper waits and may press as often as they like. */
const PATIENCE_MS = 2_500;
const ONCE_IN_A_WHILE = { name: "check-payment", points: 1, seconds: 10 };

/**
 * Asks the gateway about a payment whose callback may be lost. Returns nothing: the receipt shows
 * the result, and the scheduled job finds what a failure here misses.
 */
export async function checkPayment(
  { ctx, limiter, log }: RequestContext,
  gateways: Pick<Gateways, "find">,
  orderId: string,
): Promise<void> {
  try {
    const { allowed } = await limiter.take(ONCE_IN_A_WHILE, orderId);
    if (allowed) await askOpenAttempts(ctx, { gateways, log, timeoutMs: PATIENCE_MS }, orderId);
  } catch (error) {
    log.warn({ err: error }, "a payment could not be checked");
  }
}
