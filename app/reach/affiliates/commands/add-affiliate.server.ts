import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { hasPaidOrder } from "#app/selling/orders/queries/has-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { newStaffCode } from "#app/selling/referrals/rules/affiliate-code.ts";
import { insertAffiliate } from "./insert-affiliate.server.ts";

export type AddRefusal = Refusal<
  "forbidden" | "no_customer" | "already" | "no_purchase" | "no_code"
>;

/**
 * Staff make an account holder an affiliate. Adding a person who never bought must be deliberate
 * and needs a reason, which the log keeps. The affiliate accepts the terms on their first visit to
 * the portal's page.
 */
export async function addAffiliate(
  ctx: Ctx,
  { email, reason }: { email: string; reason: string | undefined },
): Promise<Result<{ id: string; code: string }, AddRefusal>> {
  if (!may(ctx.actor, "affiliates:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await accountOf(tx, email);
    if (!customer) return refuse("no_customer");
    if (customer.isAffiliate) return refuse("already");
    if (!customer.hasBought && reason === undefined) return refuse("no_purchase");
    const made = await insertAffiliate(tx, {
      customerId: customer.id,
      termsVersion: null,
      status: "active",
      codeOf: (tries) => newStaffCode(tx.now, tries),
    });
    if (!made) return refuse((await accountOf(tx, email))?.isAffiliate ? "already" : "no_code");
    await recordAudit(tx, {
      action: "affiliate.added",
      subject: { type: "affiliate", id: made.id },
      after: { code: made.code, hasBought: customer.hasBought },
      reason,
    });
    const news = { affiliateId: made.id, version: 1, news: "added", why: null } as const;
    await enqueue(tx.db, "affiliates.mail", news);
    return ok(made);
  });
}

async function accountOf({ db }: Ctx, email: string) {
  const [found] = await db
    .select({
      id: customers.id,
      hasBought: hasPaidOrder,
      isAffiliate: sql<boolean>`exists (select from affiliates a where a.customer_id = customers.id)`,
    })
    .from(customers)
    .innerJoin(user, eq(user.id, customers.userId))
    .where(eq(user.email, email.toLowerCase()));
  return found;
}
