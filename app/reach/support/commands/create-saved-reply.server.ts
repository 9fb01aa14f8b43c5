import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { SavedReplyInput } from "../input.ts";
import { savedReplies } from "../tables.server.ts";

export async function createSavedReply(
  ctx: Ctx,
  values: SavedReplyInput,
): Promise<Result<{ id: string; title: string }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    const written = await tx.db
      .insert(savedReplies)
      .values({ id, ...values, createdAt: tx.now })
      .onConflictDoNothing({ target: savedReplies.title })
      .returning({ id: savedReplies.id });
    if (written.length === 0) return refuse("taken");
    await recordAudit(tx, {
      action: "saved_reply.created",
      subject: { type: "saved_reply", id },
      after: values,
    });
    return ok({ id, title: values.title });
  });
}
