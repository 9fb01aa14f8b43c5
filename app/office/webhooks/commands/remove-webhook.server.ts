import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { webhookEndpoints } from "../tables.server.ts";
import { lockWebhook } from "./lock-webhook.server.ts";

/** Removes an endpoint with its messages; nothing else points at it. */
export async function removeWebhook(
  ctx: Ctx,
  webhookId: string,
): Promise<Result<{ url: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockWebhook(tx, webhookId);
    if (!before) return refuse("not_found");
    await tx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, webhookId));
    await recordAudit(tx, {
      action: "webhook.removed",
      subject: { type: "webhook", id: webhookId },
      before: { host: new URL(before.url).host, events: before.events },
    });
    return ok({ url: before.url });
  });
}
