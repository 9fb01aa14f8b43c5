import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emailChanges } from "../tables.server.ts";

/** Cancels the actor's request for a new address; its links no longer work. */
export async function stopEmailChange(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const open = and(
      eq(emailChanges.userId, actor.userId),
      isNull(emailChanges.doneAt),
      isNull(emailChanges.endedAt),
    );
    const [stopped] = await tx.db
      .update(emailChanges)
      .set({ endedAt: tx.now })
      .where(open)
      .returning({ changeId: emailChanges.id });
    if (!stopped) return refuse("not_found");
    const subject = { type: "user", id: actor.userId };
    await recordAudit(tx, { action: "email_change.stopped", subject, after: stopped });
    return ok(undefined);
  });
}
