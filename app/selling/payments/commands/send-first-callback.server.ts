import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { TestProvider } from "../gateways/test-provider.server.ts";
import type { FirstCallback } from "./decide-test-payment.server.ts";

/** The shopper waits for this, so it is shorter than what a job may take. */
const PATIENCE_MS = 3_000;

/**
 * One attempt before the browser is sent back, because that is the order in which it mostly
 * happens: the shop knows of the payment when the shopper returns. The job that was written with
 * the decision is the promise behind it, and is dropped once the shop has said 2xx.
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
