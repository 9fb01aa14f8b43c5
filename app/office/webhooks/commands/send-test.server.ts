import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { webhookEndpoints } from "../tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { TEST_EVENT } from "../rules/webhook-events.ts";
import { writeDeliveries } from "./write-deliveries.server.ts";

/** Sends an endpoint an event without contents, whatever events it subscribes to. */
export async function sendTest(
  ctx: Ctx,
  webhookId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "inactive">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockRow(tx.db, webhookEndpoints, webhookId);
    if (!endpoint) return refuse("not_found");
    if (!endpoint.isActive) return refuse("inactive");
    const data = { message: "This is a test." };
    const cause = `${TEST_EVENT}:${tx.ids.newId()}`;
    await writeDeliveries(tx, { type: TEST_EVENT, cause, data }, webhookId);
    await recordAudit(tx, {
      action: "webhook.tested",
      subject: { type: "webhook", id: webhookId },
      after: { host: new URL(endpoint.url).host },
    });
    return ok(undefined);
  });
}
