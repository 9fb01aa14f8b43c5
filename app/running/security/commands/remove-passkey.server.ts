import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mustKeepOne } from "../queries/must-keep-one.server.ts";
import { passkeys } from "../tables.server.ts";
import { endRecoveryCodes } from "./end-recovery-codes.server.ts";
import { lockFactors } from "./lock-factors.server.ts";
import { noteFactorNews } from "./note-factor-news.server.ts";

export async function removePasskey(
  ctx: Ctx,
  passkeyId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "passkey_gone" | "required">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    await lockFactors(tx, userId);
    if (await mustKeepOne(tx)) return refuse("required");
    const gone = await tx.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id });
    if (gone.length === 0) return refuse("passkey_gone");
    await endRecoveryCodes(tx, userId);
    const subject = { type: "user", id: userId };
    await recordAudit(tx, { action: "passkey.removed", subject });
    await noteFactorNews(tx, userId, "passkey_removed");
    return ok(undefined);
  });
}
