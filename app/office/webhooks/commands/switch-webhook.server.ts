import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { webhookEndpoints } from "../tables.server.ts";

/** Switches an endpoint on or off. On, its failures so far are forgotten. */
export async function switchWebhook(
  ctx: Ctx,
  webhookId: string,
  isActive: boolean,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx.db, webhookEndpoints, webhookId);
    if (!before) return refuse("not_found");
    if (before.isActive === isActive) return ok(undefined);
    const version = before.version + 1;
    const { host } = new URL(before.url);
    await tx.db
      .update(webhookEndpoints)
      .set({ isActive, version, failingSince: null, givenUpAt: null })
      .where(eq(webhookEndpoints.id, webhookId));
    await recordAudit(tx, {
      action: isActive ? "webhook.switched_on" : "webhook.switched_off",
      subject: { type: "webhook", id: webhookId },
      before: { host, active: before.isActive },
      after: { host, active: isActive },
    });
    return ok(undefined);
  });
}
