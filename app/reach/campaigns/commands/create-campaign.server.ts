import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { campaigns } from "../tables.server.ts";

export async function createCampaign(
  ctx: Ctx,
  values: { name: string; subject: string },
): Promise<Result<{ id: string; name: string }, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    await tx.db.insert(campaigns).values({ id, ...values, createdAt: tx.now });
    await recordAudit(tx, {
      action: "campaign.created",
      subject: { type: "campaign", id },
      after: values,
    });
    return ok({ id, name: values.name });
  });
}
