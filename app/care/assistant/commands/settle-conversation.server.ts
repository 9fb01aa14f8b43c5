import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { assistantConversations } from "../tables.server.ts";

type ConversationOutcome = { conversationId: string; outcome: string };

/** Records that staff with access to health data looked at a conversation and finished it. */
export async function settleConversation(
  ctx: Ctx,
  { conversationId, outcome }: ConversationOutcome,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "settled">>> {
  if (!may(ctx.actor, "health:read")) return refuse("forbidden");
  if (!validate(conversationId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const own = eq(assistantConversations.id, conversationId);
    const [row] = await tx.db.select().from(assistantConversations).where(own).for("update");
    if (!row) return refuse("not_found");
    if (row.settledAt) return refuse("settled");
    const settledBy = tx.actor.kind === "user" ? tx.actor.userId : null;
    await tx.db
      .update(assistantConversations)
      .set({ settledAt: tx.now, settledBy, outcome })
      .where(own);
    // The log omits the note because it contains health data.
    await recordAudit(tx, {
      action: "assistant_conversation.settled",
      subject: { type: "assistant_conversation", id: conversationId },
    });
    return ok(undefined);
  });
}
