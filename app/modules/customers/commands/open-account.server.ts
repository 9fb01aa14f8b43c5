import { eq } from "drizzle-orm";
import { recordConsent } from "#app/modules/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/modules/content/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import type { Auth } from "#app/platform/auth/auth.server.ts";
import type { SignUpInput } from "../input.ts";
import { customers } from "../tables.server.ts";

/** An unconfirmed account with its customer and what was agreed to. Call inside a transaction. */
export async function openAccount(ctx: Ctx, auth: Auth, input: SignUpInput): Promise<void> {
  const { email, password, firstName, lastName, marketing } = input;
  const legal = await currentLegalVersions(ctx.db, ctx.now);
  const name = `${firstName} ${lastName}`.trim();
  const { user } = await authWithin(auth, ctx.db).api.signUpEmail({
    body: { email, password, name, firstName, lastName },
  });
  await ctx.db
    .update(customers)
    .set({ marketingConsent: marketing })
    .where(eq(customers.userId, user.id));
  const privacy = { document: "privacy", documentVersion: legal.privacy };
  await recordConsent(ctx, { type: "user", id: user.id }, [
    { purpose: "terms", document: "terms", documentVersion: legal.terms },
    { purpose: "privacy", ...privacy },
    ...(marketing ? [{ purpose: "marketing" as const, ...privacy }] : []),
  ]);
}
