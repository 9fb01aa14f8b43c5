import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";

/** Staff stop news and offers to an address. The log names its row, not the address. */
export async function suppressAddress(
  ctx: Ctx,
  { email, why }: { email: string; why: string },
): Promise<Result<{ id: string }, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const id = await suppress(tx, { address: email, reason: "staff", note: why });
    await recordAudit(tx, {
      action: "suppression.added",
      subject: { type: "suppression", id },
      after: { reason: "staff" },
      reason: why,
    });
    return ok({ id });
  });
}
