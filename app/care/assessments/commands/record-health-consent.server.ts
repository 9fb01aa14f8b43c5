import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consentWording } from "../texts/shopper.ts";

declare module "#app/running/consent/tables.server.ts" {
  interface ConsentSubjects {
    /** Saved without an account. */
    assessment: true;
  }
}

/** The consent belongs to the account, or to the assessment of a person without one. */
export async function recordHealthConsent(
  ctx: Ctx,
  assessmentId: string,
  userId: string | null,
): Promise<void> {
  const { privacy: documentVersion } = await currentLegalVersions(ctx.db, ctx.now);
  const { site_name } = await loadSettings(ctx.db);
  const subject = userId
    ? ({ type: "user", id: userId } as const)
    : ({ type: "assessment", id: assessmentId } as const);
  await recordConsent(ctx, subject, [
    {
      purpose: "health_assessment",
      document: "privacy",
      documentVersion,
      wording: consentWording(site_name),
    },
  ]);
}
