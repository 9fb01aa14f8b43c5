import { eq } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { composeSecret, sealSecret } from "../jobs/sign-message.server.ts";
import { OVERLAP_HOURS } from "../rules/retries.ts";
import { webhookEndpoints } from "../tables.server.ts";

/** A new secret, which the one before signs beside for a day. */
export async function renewSecret(
  ctx: Ctx,
  webhookId: string,
  version: number,
): Promise<Result<{ secret: string }, Refusal<"forbidden" | "not_found" | "changed_meanwhile">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx.db, webhookEndpoints, webhookId);
    if (!before) return refuse("not_found");
    if (before.version !== version) return refuse("changed_meanwhile");
    const secret = composeSecret(tx.ids.newToken());
    await tx.db
      .update(webhookEndpoints)
      .set({
        secret: sealSecret(tx.sealers, secret),
        previousSecret: before.secret,
        previousUntil: addMinutes(tx.now, OVERLAP_HOURS * 60),
        version: version + 1,
      })
      .where(eq(webhookEndpoints.id, webhookId));
    await recordAudit(tx, {
      action: "webhook.secret_renewed",
      subject: { type: "webhook", id: webhookId },
      after: { host: new URL(before.url).host },
    });
    return ok({ secret });
  });
}
