import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { isLegal, type AffiliateAct } from "../rules/affiliate-acts.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";

/** The affiliate and the version that staff read, in each of their forms. */
export type OnAffiliate = { affiliateId: string; version: number };

export type ActRefusal = Refusal<"forbidden" | "not_found" | "not_now" | "changed_meanwhile">;

export type LockedAffiliate = typeof affiliates.$inferSelect;

/** The affiliate, locked, where this act may be done by this person now. */
export async function openAffiliate(
  tx: Ctx,
  act: AffiliateAct,
  { affiliateId, version }: OnAffiliate,
): Promise<Result<LockedAffiliate, ActRefusal>> {
  if (!may(tx.actor, "affiliates:write")) return refuse("forbidden");
  if (!isUuid(affiliateId)) return refuse("not_found");
  const own = await lockRow(tx.db, affiliates, affiliateId);
  if (!own) return refuse("not_found");
  if (own.version !== version) return refuse("changed_meanwhile");
  return isLegal(act, own.status) ? ok(own) : refuse("not_now");
}
