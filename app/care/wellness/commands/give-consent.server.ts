import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { hasConsent } from "#app/running/consent/queries.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { wellnessWording } from "../texts/shopper.ts";

/** The actor agrees that wellness entries are stored. Given twice, it is one consent. */
export async function giveConsent(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "locked">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  if (!(await hasBought(ctx))) return refuse("locked");
  const subject = { type: "user", id: actor.userId } as const;
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    if (await hasConsent(tx.db, subject, "health_wellness")) return ok(undefined);
    const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
    const { site_name } = await loadSettings(tx.db);
    const wording = wellnessWording(site_name);
    await recordConsent(tx, subject, [
      { purpose: "health_wellness", document: "privacy", documentVersion, wording },
    ]);
    return ok(undefined);
  });
}
