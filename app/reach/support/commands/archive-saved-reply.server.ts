import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { savedReplies } from "../tables.server.ts";
import { lockSavedReply } from "./lock-saved-reply.server.ts";

/** Takes a saved reply out of the choices, or with `back` brings it back. Sent replies stay. */
export async function archiveSavedReply(
  ctx: Ctx,
  replyId: string,
  { back = false } = {},
): Promise<Result<{ title: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockSavedReply(tx, replyId);
    if (!before) return refuse("not_found");
    const { title, version, archivedAt } = before;
    if ((archivedAt === null) === back) return ok({ title });
    await tx.db
      .update(savedReplies)
      .set({ archivedAt: back ? null : tx.now, version: version + 1 })
      .where(eq(savedReplies.id, replyId));
    await recordAudit(tx, {
      action: back ? "saved_reply.restored" : "saved_reply.archived",
      subject: { type: "saved_reply", id: replyId },
      ...(back ? { after: { title } } : { before: { title } }),
    });
    return ok({ title });
  });
}
