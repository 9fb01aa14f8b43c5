import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ApiKeyInput } from "../input.ts";
import { composeKey, hintOf } from "../rules/api-key.ts";
import { apiKeys } from "../tables.server.ts";

/** The key's text is only in this answer and never stored. */
export async function createApiKey(
  ctx: Ctx,
  { id, name, scopes, days }: ApiKeyInput,
): Promise<Result<{ key: string }, Refusal<"forbidden" | "taken" | "made_already">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const key = composeKey(tx.ids.newToken());
    const expiresAt = days === null ? null : addDays(tx.now, days);
    const createdBy = tx.actor.kind === "user" ? tx.actor.userId : null;
    const facts = { name, scopes, expiresAt };
    const written = await tx.db
      .insert(apiKeys)
      .values({
        id,
        ...facts,
        keyHash: hashToken(key),
        hint: hintOf(key),
        createdAt: tx.now,
        createdBy,
      })
      .onConflictDoNothing()
      .returning({ id: apiKeys.id });
    if (written.length === 0) {
      const isOwn = (await tx.db.$count(apiKeys, eq(apiKeys.id, id))) > 0;
      return refuse(isOwn ? "made_already" : "taken");
    }
    await recordAudit(tx, {
      action: "api_key.created",
      subject: { type: "api_key", id },
      after: facts,
    });
    return ok({ key });
  });
}
