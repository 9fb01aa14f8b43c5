import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { affiliatePayoutLines, affiliatePayouts } from "../tables.server.ts";
import { flagsOf } from "../queries/affiliate-flags.server.ts";
import type { LeftOutAffiliate } from "../rules/why-left-out.ts";
import type { ReckonedLine } from "./reckon-payout.server.ts";

type Plan = { lines: readonly ReckonedLine[]; leftOut: LeftOutAffiliate[] };

/** Writes the lines of a draft anew. */
export async function writePlan(tx: Ctx, payoutId: string, { lines, leftOut }: Plan) {
  const own = eq(affiliatePayoutLines.payoutId, payoutId);
  await tx.db.delete(affiliatePayoutLines).where(own);
  const flags = await flagsOf(
    tx,
    lines.map(({ affiliateId }) => affiliateId),
  );
  await tx.db
    .update(affiliatePayouts)
    .set({ leftOut, flagged: flags.size })
    .where(eq(affiliatePayouts.id, payoutId));
  if (lines.length === 0) return;
  await tx.db
    .insert(affiliatePayoutLines)
    .values(
      lines.map((line) => ({ id: tx.ids.newId(), payoutId, ...line, state: "planned" as const })),
    );
}
