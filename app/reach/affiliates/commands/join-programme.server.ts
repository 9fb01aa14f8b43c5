import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentDocument } from "#app/running/content/queries/documents.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { newAffiliateCode } from "#app/selling/referrals/rules/affiliate-code.ts";
import {
  AFFILIATE_TERMS,
  type AffiliateStatus,
} from "#app/selling/referrals/rules/affiliate-terms.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { insertAffiliate } from "./insert-affiliate.server.ts";

export type JoinRefusal = Refusal<
  "forbidden" | "no_customer" | "no_purchase" | "closed" | "terms_changed" | "no_code"
>;

/**
 * A buyer becomes an affiliate by accepting the terms shown to them, or waits for approval when the
 * shop requires it. A second request changes nothing: the code stays the same. A person added by
 * staff accepts the terms in the same way.
 */
export async function joinProgramme(
  ctx: Ctx,
  { termsVersion }: { termsVersion: number },
): Promise<Result<JoinedAffiliate, JoinRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await customerOfUser(tx.db, actor.userId);
    if (!customer) return refuse("no_customer");
    const known = await affiliateOf(tx, customer.id);
    if (known && known.termsVersion !== null) return ok(joinedOf(known));
    if (!known && !(await hasBought(tx))) return refuse("no_purchase");
    const settings = await loadSettings(tx.db);
    const terms = await currentDocument(tx.db, AFFILIATE_TERMS, tx.now);
    if (!terms || !(known || settings.affiliate_open)) return refuse("closed");
    if (terms.version !== termsVersion) return refuse("terms_changed");
    const status = settings.affiliate_approval ? "waiting" : "active";
    const made = known
      ? await accept(tx, known, termsVersion)
      : await join(tx, customer, { termsVersion, status });
    if (!made) {
      const other = await affiliateOf(tx, customer.id);
      return other ? ok(joinedOf(other)) : refuse("no_code");
    }
    const given = { document: AFFILIATE_TERMS, documentVersion: termsVersion };
    const subject = { type: "user", id: actor.userId } as const;
    await recordConsent(tx, subject, [{ purpose: "affiliate_terms", ...given }]);
    return ok(joinedOf(made));
  });
}

type JoinedAffiliate = { id: string; code: string; status: AffiliateStatus };

const joinedOf = ({ id, code, status }: JoinedAffiliate): JoinedAffiliate => ({ id, code, status });

async function affiliateOf({ db }: Ctx, customerId: string) {
  const { id, affiliateCode: code, status, termsVersion } = affiliates;
  const [found] = await db
    .select({ id, code, status, termsVersion })
    .from(affiliates)
    .where(eq(affiliates.customerId, customerId));
  return found;
}

/** Accepts the terms for a person added by staff, once even when two windows send it. */
async function accept(
  tx: Ctx,
  known: JoinedAffiliate,
  termsVersion: number,
): Promise<JoinedAffiliate | undefined> {
  const [done] = await tx.db
    .update(affiliates)
    .set({ termsVersion })
    .where(and(eq(affiliates.id, known.id), isNull(affiliates.termsVersion)))
    .returning({ id: affiliates.id });
  if (!done) return undefined;
  const subject = { type: "affiliate", id: known.id };
  await recordAudit(tx, { action: "affiliate.accepted_terms", subject, after: { termsVersion } });
  return known;
}

type Customer = { id: string; firstName: string | null; lastName: string | null };
type JoinTerms = { termsVersion: number; status: AffiliateStatus };

async function join(
  tx: Ctx,
  { id: customerId, ...named }: Customer,
  { termsVersion, status }: JoinTerms,
): Promise<JoinedAffiliate | undefined> {
  const codeOf = (tries: number) => newAffiliateCode(named, tx.now, tries);
  const made = await insertAffiliate(tx, { customerId, termsVersion, status, codeOf });
  if (!made) return undefined;
  const action = status === "waiting" ? "affiliate.asked" : "affiliate.joined";
  const subject = { type: "affiliate", id: made.id };
  await recordAudit(tx, { action, subject, after: { code: made.code, status } });
  return { ...made, status };
}
