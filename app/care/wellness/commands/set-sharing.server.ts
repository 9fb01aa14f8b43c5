import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import { hasConsent } from "#app/running/consent/queries.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { sharingWording } from "../texts/shopper.ts";

/** The actor lets clinicians of own visits read the entries, or no longer, from this moment on. */
export async function setSharing(
  ctx: Ctx,
  isShared: boolean,
): Promise<Result<undefined, Refusal<"forbidden" | "no_consent">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const subject = { type: "user", id: actor.userId } as const;
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    if (!isShared) {
      await withdrawConsent(tx, subject, "health_wellness_sharing");
      return ok(undefined);
    }
    if (!(await hasConsent(tx.db, subject, "health_wellness"))) return refuse("no_consent");
    if (await hasConsent(tx.db, subject, "health_wellness_sharing")) return ok(undefined);
    const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
    const { site_name } = await loadSettings(tx.db);
    await recordConsent(tx, subject, [
      {
        purpose: "health_wellness_sharing",
        document: "privacy",
        documentVersion,
        wording: sharingWording(site_name),
      },
    ]);
    return ok(undefined);
  });
}
