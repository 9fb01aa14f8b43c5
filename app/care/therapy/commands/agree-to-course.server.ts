import { ok, type Result } from "#app/lib/result.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { courseConsentWording } from "../texts/shopper.ts";
import { hasAgreed } from "../queries/has-agreed.server.ts";
import { openOwner, type CourseRefusal } from "./open-owner.server.ts";

/** The actor agrees to have their course stored. Agreeing twice is agreeing. */
export async function agreeToCourse(ctx: Ctx): Promise<Result<undefined, CourseRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const owner = await openOwner(tx);
    if (!owner.ok) return owner;
    const { userId } = owner.value;
    if (await hasAgreed(tx, userId)) return ok(undefined);
    const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
    const { site_name } = await loadSettings(tx.db);
    const wording = courseConsentWording(site_name);
    await recordConsent(tx, { type: "user", id: userId }, [
      { purpose: "health_course", document: "privacy", documentVersion, wording },
    ]);
    return ok(undefined);
  });
}
