import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { PayoutState } from "../rules/payout-terms.ts";
import { affiliatePayouts } from "../tables.server.ts";

export type PayoutRefusal = Refusal<"forbidden" | "not_found" | "not_now">;

/** Locks a payout in one of these states, if the actor may pay out. */
export async function openPayout(
  tx: Ctx,
  payoutId: string,
  ...states: readonly PayoutState[]
): Promise<Result<typeof affiliatePayouts.$inferSelect, PayoutRefusal>> {
  if (!may(tx.actor, "payouts:write")) return refuse("forbidden");
  if (!isUuid(payoutId)) return refuse("not_found");
  const payout = await lockRow(tx.db, affiliatePayouts, payoutId);
  if (!payout) return refuse("not_found");
  return states.includes(payout.state) ? ok(payout) : refuse("not_now");
}
