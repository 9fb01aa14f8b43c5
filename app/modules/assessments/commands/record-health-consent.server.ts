import { recordConsent } from "#app/modules/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/modules/content/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { CONSENT_WORDING } from "../messages.ts";

/** By the account, or by whoever saved it without one. */
export async function recordHealthConsent(
  ctx: Ctx,
  assessmentId: string,
  userId: string | null,
): Promise<void> {
  const { privacy: documentVersion } = await currentLegalVersions(ctx.db, ctx.now);
  const subject = userId
    ? ({ type: "user", id: userId } as const)
    : ({ type: "assessment", id: assessmentId } as const);
  await recordConsent(ctx, subject, [
    {
      purpose: "health_assessment",
      document: "privacy",
      documentVersion,
      wording: CONSENT_WORDING,
    },
  ]);
}
