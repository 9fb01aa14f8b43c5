import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { TestProvider } from "../gateways/test-provider.server.ts";
import type { FirstCallback } from "./decide-test-payment.server.ts";

/** Shorter than a job's timeout, because the shopper waits for it. */
const PATIENCE_MS = 3_000;

/**
 * Tries the callback once before the browser returns, as real providers usually do: the shop then
 * knows of the payment when the shopper returns. The job written with the decision guarantees
 * delivery, and is dropped after a 2xx answer.
 */
export async function sendFirstCallback(
  ctx: Ctx,
  provider: TestProvider,
  first: FirstCallback,
): Promise<void> {
  try {
    await provider.sendCallback(first.event, ctx.now, PATIENCE_MS);
  } catch (error) {
    if (error instanceof GatewayError) return;
    throw error;
  }
  await ctx.db.execute(sql`select graphile_worker.remove_job(${first.jobKey}::text)`);
}
