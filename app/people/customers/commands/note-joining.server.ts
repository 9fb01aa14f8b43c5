import { eq } from "drizzle-orm";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountMessages } from "../texts/shopper.ts";
import { customers } from "../tables.server.ts";

/** Records the consents of a new account. Call inside the transaction that opens it. */
export async function noteJoining(
  ctx: Ctx,
  userId: string,
  { marketing }: { marketing: boolean },
): Promise<void> {
  const legal = await currentLegalVersions(ctx.db, ctx.now);
  const privacy = { document: "privacy", documentVersion: legal.privacy };
  const wording = accountMessages.marketing;
  await recordConsent(ctx, { type: "user", id: userId }, [
    { purpose: "terms", document: "terms", documentVersion: legal.terms },
    { purpose: "privacy", ...privacy },
    ...(marketing ? [{ purpose: "marketing" as const, ...privacy, wording }] : []),
  ]);
  await ctx.db
    .update(customers)
    .set({ marketingConsent: marketing })
    .where(eq(customers.userId, userId));
}
