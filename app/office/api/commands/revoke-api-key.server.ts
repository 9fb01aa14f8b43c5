import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { apiKeys } from "../tables.server.ts";

/** Ends a key for good: the next request with it is refused. */
export async function revokeApiKey(
  ctx: Ctx,
  keyId: string,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  if (!isUuid(keyId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const [key] = await tx.db
      .select({ name: apiKeys.name, revokedAt: apiKeys.revokedAt })
      .from(apiKeys)
      .where(eq(apiKeys.id, keyId))
      .for("no key update");
    if (!key) return refuse("not_found");
    const { name, revokedAt } = key;
    if (revokedAt) return ok({ name });
    await tx.db.update(apiKeys).set({ revokedAt: tx.now }).where(eq(apiKeys.id, keyId));
    await recordAudit(tx, {
      action: "api_key.revoked",
      subject: { type: "api_key", id: keyId },
      before: { name },
    });
    return ok({ name });
  });
}
