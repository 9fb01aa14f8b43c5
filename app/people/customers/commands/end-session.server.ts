import { and, eq, ne } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { deviceWords } from "#app/running/security/views/device-words.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** Ends one of the user's sessions, except the current one, which ends by signing out. */
export async function endSession(
  ctx: Ctx,
  sessionId: string,
): Promise<Result<{ device: string }, Refusal<"forbidden" | "session_over">>> {
  const { actor } = ctx;
  if (actor.kind !== "user" || !actor.session) return refuse("forbidden");
  const { userId } = actor;
  const own = and(eq(session.userId, userId), ne(session.id, actor.session.id));
  return inTransaction(ctx, async (tx) => {
    const [ended] = await tx.db
      .delete(session)
      .where(and(own, eq(session.id, sessionId)))
      .returning({ userAgent: session.userAgent });
    if (!ended) return refuse("session_over");
    const device = deviceWords(ended.userAgent);
    const subject = { type: "user", id: userId };
    await recordAudit(tx, { action: "session.ended", subject, before: { device } });
    return ok({ device });
  });
}
