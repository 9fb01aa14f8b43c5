import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { countFactors } from "../queries/factors.server.ts";
import { hasAny } from "../rules/second-step.ts";
import { lockFactors } from "./lock-factors.server.ts";
import { noteFactorNews } from "./note-factor-news.server.ts";
import { writeRecoveryCodes } from "./write-recovery-codes.server.ts";

/** Makes ten new recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(
  ctx: Ctx,
): Promise<Result<{ codes: string[] }, Refusal<"forbidden" | "no_second_step">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    await lockFactors(tx, userId);
    if (!hasAny(await countFactors(tx.db, userId))) return refuse("no_second_step");
    const codes = await writeRecoveryCodes(tx, userId);
    const subject = { type: "user", id: userId };
    await recordAudit(tx, { action: "recovery_codes.renewed", subject });
    await noteFactorNews(tx, userId, "codes_new");
    return ok({ codes });
  });
}
