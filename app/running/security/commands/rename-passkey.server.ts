import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { passkeys } from "../tables.server.ts";

export async function renamePasskey(
  ctx: Ctx,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Result<undefined, Refusal<"forbidden" | "passkey_gone">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));
    const [found] = await tx.db.select().from(passkeys).where(own).for("update");
    if (!found) return refuse("passkey_gone");
    if (found.name === name) return ok(undefined);
    await tx.db.update(passkeys).set({ name }).where(own);
    const subject = { type: "user", id: userId };
    await recordAudit(tx, { action: "passkey.renamed", subject });
    return ok(undefined);
  });
}
