import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import { recordConsent } from "#app/modules/consent/commands/record-consent.server.ts";
import { currentDocument } from "#app/modules/content/queries/documents.server.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { hasBought } from "#app/modules/customers/queries/has-bought.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { newAffiliateCode } from "../rules/affiliate-code.ts";
import { AFFILIATE_TERMS } from "../rules/affiliate-terms.ts";
import { affiliates } from "../tables.server.ts";

/** A code for each millisecond of a second: with one name in all that, the next one is tried. */
const MOST_TRIES = 1_000;

export type JoinRefusal = Refusal<
  "forbidden" | "no_customer" | "no_purchase" | "closed" | "terms_changed" | "no_code"
>;

/**
 * Somebody who bought becomes an affiliate, by the terms that they were shown. Joining twice is joining
 * once: the code stays what it is.
 */
export async function joinProgramme(
  ctx: Ctx,
  { termsVersion }: { termsVersion: number },
): Promise<Result<{ code: string }, JoinRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await customerOfUser(tx.db, actor.userId);
    if (!customer) return refuse("no_customer");
    const joined = await codeOf(tx, customer.id);
    if (joined !== undefined) return ok({ code: joined });
    if (!(await hasBought(tx))) return refuse("no_purchase");
    const { affiliate_open: isOpen } = await loadSettings(tx.db);
    const terms = await currentDocument(tx.db, AFFILIATE_TERMS, tx.now);
    if (!isOpen || !terms) return refuse("closed");
    if (terms.version !== termsVersion) return refuse("terms_changed");
    const code = await insert(tx, { ...customer, termsVersion });
    if (code === undefined) {
      // Another window was faster; or a thousand people of these letters joined in this second.
      const other = await codeOf(tx, customer.id);
      return other === undefined ? refuse("no_code") : ok({ code: other });
    }
    const given = { document: AFFILIATE_TERMS, documentVersion: termsVersion };
    const subject = { type: "user", id: actor.userId } as const;
    await recordConsent(tx, subject, [{ purpose: "affiliate_terms", ...given }]);
    return ok({ code });
  });
}

async function codeOf({ db }: Ctx, customerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: affiliates.affiliateCode })
    .from(affiliates)
    .where(eq(affiliates.customerId, customerId));
  return found?.code;
}

type Joining = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  termsVersion: number;
};

/** With the first code that is free; none where the customer has one by now. */
async function insert(tx: Ctx, { id: customerId, termsVersion, ...named }: Joining) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const affiliateCode = newAffiliateCode(named, tx.now, tries);
    const row = { id: tx.ids.newId(), customerId, affiliateCode, termsVersion };
    const [made] = await tx.db
      .insert(affiliates)
      .values({ ...row, status: "active", createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: affiliates.id });
    if (made) {
      const subject = { type: "affiliate", id: made.id };
      await recordAudit(tx, { action: "affiliate.joined", subject, after: { affiliateCode } });
      return affiliateCode;
    }
    if ((await codeOf(tx, customerId)) !== undefined) return undefined;
  }
  return undefined;
}
