import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { conversationSealer } from "../queries/sealed-conversation.server.ts";
import type { ConversationContents } from "../rules/conversation.ts";
import type { Level } from "#app/care/triage/rules/flag.ts";
import { assistantConversations } from "../tables.server.ts";

export type OpenedConversation = ConversationContents & {
  id: string;
  level: Level;
  startedAt: Date;
};

/**
 * The only way for staff to read a conversation: it leaves a row that says who did, in the same
 * transaction. The row repeats nothing of it.
 */
export async function openConversation(
  ctx: Ctx,
  id: string,
): Promise<Result<OpenedConversation, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "health:read")) return refuse("forbidden");
  if (!validate(id)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(assistantConversations)
      .where(eq(assistantConversations.id, id))
      .for("share");
    if (!row) return refuse("not_found");
    await recordAudit(tx, {
      action: "assistant_conversation.viewed",
      subject: { type: "assistant_conversation", id },
    });
    const { level, startedAt } = row;
    return ok({ id, level, startedAt, ...conversationSealer(ctx).open(row.sealed) });
  });
}
