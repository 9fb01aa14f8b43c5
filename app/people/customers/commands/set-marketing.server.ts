import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { liftUnsubscribed } from "#app/platform/mail/suppressions.server.ts";
import { accountMessages } from "../texts/shopper.ts";
import { customers } from "../tables.server.ts";

/**
 * Gives or withdraws the actor's own consent to marketing. An unchanged choice writes no row, so
 * that each row records a change.
 */
export async function setMarketing(
  ctx: Ctx,
  wanted: boolean,
): Promise<Result<{ changed: boolean }, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = eq(customers.userId, actor.userId);
    const [customer] = await tx.db
      .select({ marketingConsent: customers.marketingConsent, email: customers.email })
      .from(customers)
      .where(own)
      .for("update");
    if (!customer) return refuse("forbidden");
    if (customer.marketingConsent === wanted) return ok({ changed: false });
    const subject = { type: "user", id: actor.userId } as const;
    if (wanted) {
      await recordConsent(tx, subject, [await asShown(tx)]);
      await liftUnsubscribed(tx, customer.email);
    } else await withdrawConsent(tx, subject, "marketing");
    await tx.db.update(customers).set({ marketingConsent: wanted }).where(own);
    return ok({ changed: true });
  });
}

async function asShown({ db, now }: Ctx) {
  const { privacy: documentVersion } = await currentLegalVersions(db, now);
  const wording = accountMessages.marketing;
  return { purpose: "marketing", document: "privacy", documentVersion, wording } as const;
}
