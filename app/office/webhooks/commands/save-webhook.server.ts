import { eq } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { outsideProblem, type AddressProblem } from "#app/lib/public-address.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { WebhookInput } from "../input.ts";
import { webhookEndpoints } from "../tables.server.ts";
import { lockWebhook } from "./lock-webhook.server.ts";

type SaveRefusal =
  | Refusal<"forbidden" | "not_found" | "changed_meanwhile">
  | (Refusal<"address"> & { problem: AddressProblem });

export async function saveWebhook(
  ctx: Ctx,
  { url, events }: WebhookInput,
  { edited: { id, version }, loopback }: { edited: Edited; loopback: boolean },
): Promise<Result<{ id: string }, SaveRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  const problem = outsideProblem(url, loopback);
  if (problem) return refuse("address", { problem });
  return inTransaction(ctx, async (tx) => {
    const before = await lockWebhook(tx, id);
    if (!before) return refuse("not_found");
    if (before.version !== version) return refuse("changed_meanwhile");
    await tx.db
      .update(webhookEndpoints)
      .set({ url, events, version: version + 1 })
      .where(eq(webhookEndpoints.id, id));
    const said = (one: WebhookInput) => ({ host: new URL(one.url).host, events: one.events });
    await recordAudit(tx, {
      action: "webhook.changed",
      subject: { type: "webhook", id },
      before: said(before),
      after: said({ url, events }),
    });
    return ok({ id });
  });
}
