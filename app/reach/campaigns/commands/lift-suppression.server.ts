import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayLift } from "#app/platform/mail/suppression-terms.ts";
import { mailSuppressions } from "#app/platform/mail/tables.server.ts";

/** Lets an address get mails again. */
export async function liftSuppression(
  ctx: Ctx,
  { suppressionId, why }: { suppressionId: string; why: string },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "complaint">>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  if (!isUuid(suppressionId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const own = eq(mailSuppressions.id, suppressionId);
    const [found] = await tx.db.select().from(mailSuppressions).where(own).for("update");
    if (!found) return refuse("not_found");
    if (!mayLift(found.reason)) return refuse("complaint");
    await tx.db.delete(mailSuppressions).where(own);
    await recordAudit(tx, {
      action: "suppression.lifted",
      subject: { type: "suppression", id: suppressionId },
      before: { reason: found.reason },
      reason: why,
    });
    return ok(undefined);
  });
}
