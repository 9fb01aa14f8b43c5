import { recordConsent } from "#app/modules/consent/commands/record-consent.server.ts";
import type { LegalVersions } from "#app/modules/content/queries/documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** What ticking the boxes of the checkout said, with the versions of the texts that were shown. */
export async function recordOrderConsents(
  ctx: Ctx,
  orderId: string,
  legal: LegalVersions,
  acknowledged: boolean,
): Promise<void> {
  const terms = { document: "terms", documentVersion: legal.terms };
  await recordConsent(ctx, { type: "order", id: orderId }, [
    { purpose: "terms", ...terms },
    { purpose: "adult", ...terms },
    { purpose: "privacy", document: "privacy", documentVersion: legal.privacy },
    ...(acknowledged ? [{ purpose: "medical_supervision" as const, ...terms }] : []),
  ]);
}
