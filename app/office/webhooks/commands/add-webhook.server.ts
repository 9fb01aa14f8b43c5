import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { outsideProblem, type AddressProblem } from "#app/lib/public-address.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { WebhookInput } from "../input.ts";
import { composeSecret, sealSecret } from "../jobs/sign-message.server.ts";
import { webhookEndpoints } from "../tables.server.ts";

type AddRefusal =
  | Refusal<"forbidden" | "made_already">
  | (Refusal<"address"> & { problem: AddressProblem });

/** Adds an endpoint. Its secret is in the answer and, sealed, in the table. */
export async function addWebhook(
  ctx: Ctx,
  { id, ...facts }: WebhookInput & { id: string },
  loopback: boolean,
): Promise<Result<{ id: string; secret: string }, AddRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  const problem = outsideProblem(facts.url, loopback);
  if (problem) return refuse("address", { problem });
  return inTransaction(ctx, async (tx) => {
    const secret = composeSecret(tx.ids.newToken());
    const written = await tx.db
      .insert(webhookEndpoints)
      .values({ id, ...facts, secret: sealSecret(tx.sealers, secret), createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: webhookEndpoints.id });
    if (written.length === 0) return refuse("made_already");
    await recordAudit(tx, {
      action: "webhook.created",
      subject: { type: "webhook", id },
      after: { host: new URL(facts.url).host, events: facts.events },
    });
    return ok({ id, secret });
  });
}
