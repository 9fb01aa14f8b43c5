import { pesos } from "#app/lib/money.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { dueBalances } from "../queries/due-balances.server.ts";
import { whyLeftOut, type LeftOutAffiliate } from "../rules/why-left-out.ts";

export type ReckonedLine = { affiliateId: string; amount: number; detailsId: string };

export async function reckonPayout(tx: Ctx, cutoff: Date) {
  const { affiliate_minimum_payout: minimum } = await loadSettings(tx.db);
  const lines: ReckonedLine[] = [];
  const leftOut: LeftOutAffiliate[] = [];
  for (const owed of await dueBalances(tx.db, cutoff)) {
    const { affiliateId, code, balance, due, detailsId } = owed;
    const why = whyLeftOut(owed, pesos(minimum), tx.now);
    if (why === undefined && detailsId !== null)
      lines.push({ affiliateId, amount: due, detailsId });
    else leftOut.push({ affiliateId, code, balance, why: why ?? "no_details" });
  }
  return { lines, leftOut };
}
