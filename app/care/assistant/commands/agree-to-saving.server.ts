import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { savingOf } from "../queries/own-conversations.server.ts";
import { turnsOf } from "../queries/sealed-conversation.server.ts";
import type { Turn } from "../rules/conversation.ts";
import { savingWording } from "../texts/shopper-saving.ts";
import { insertTurns } from "./insert-turns.server.ts";

/**
 * Records the actor's consent to save conversations in their account: future ones, and the
 * conversation that `sessionId` opens, whose turns are returned. A second call records no second
 * consent.
 */
export async function agreeToSaving(
  ctx: Ctx,
  sessionId?: string,
): Promise<Result<readonly Turn[], Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, userId);
    if ((await savingOf(tx)) !== "on") await record(tx, userId);
    if (sessionId === undefined) return ok([]);
    const turns = await turnsOf(tx, sessionId);
    await insertTurns(tx, { userId, sessionId, turns });
    return ok(turns);
  });
}

async function record(ctx: Ctx, userId: string): Promise<void> {
  const { privacy: documentVersion } = await currentLegalVersions(ctx.db, ctx.now);
  const { site_name } = await loadSettings(ctx.db);
  const wording = savingWording(site_name);
  await recordConsent(ctx, { type: "user", id: userId }, [
    { purpose: "health_conversations", document: "privacy", documentVersion, wording },
  ]);
}
