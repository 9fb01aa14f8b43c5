import { eq, isNotNull } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { adjustBalance } from "#app/reach/affiliates/commands/adjust-balance.server.ts";
import { bookCommission } from "#app/reach/affiliates/commands/book-commission.server.ts";
import { confirmPayout } from "#app/reach/affiliates/commands/confirm-payout.server.ts";
import { draftPayout } from "#app/reach/affiliates/commands/draft-payout.server.ts";
import { insertAffiliate } from "#app/reach/affiliates/commands/insert-affiliate.server.ts";
import { releaseCommissions } from "#app/reach/affiliates/commands/release-commissions.server.ts";
import { settleLine } from "#app/reach/affiliates/commands/settle-line.server.ts";
import { storeProof } from "#app/reach/affiliates/commands/store-proof.server.ts";
import { linesOfPayout } from "#app/reach/affiliates/queries/payouts.server.ts";
import { newAffiliateCode } from "#app/selling/referrals/rules/affiliate-code.ts";
import { PROOF_FILES } from "#app/reach/affiliates/rules/proof-terms.ts";
import { affiliates, orderReferrals } from "#app/selling/referrals/tables.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { pesos } from "#app/lib/money.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import demoProof from "../orders/demo-proof.webp?inline";
import { DEMO_CODE } from "./demo-code.ts";

/**
 * The demo affiliate's commissions: one is paid, with its receipt, one is in a payout under way
 * with a prize, one is on hold, and one was cancelled. A customer asks to join.
 */
export async function seedCommissions(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const daysAgo = (days: number) => ({ ...system, now: addDays(system.now, -days) });
  await bookAll(system);
  await releaseCommissions(daysAgo(30));
  await payFirst(services, daysAgo(25));
  await releaseCommissions(daysAgo(8));
  await givePrize(daysAgo(7));
  await confirmed(daysAgo(1));
  await askToJoin(daysAgo(2));
}

async function bookAll(system: Ctx): Promise<void> {
  const paid = await system.db
    .select({ id: orders.id, paidAt: orders.paidAt })
    .from(orderReferrals)
    .innerJoin(orders, eq(orders.id, orderReferrals.orderId))
    .where(isNotNull(orders.paidAt))
    .orderBy(orders.paidAt);
  for (const { id, paidAt } of paid) {
    await bookCommission({ ...system, now: paidAt ?? system.now }, id);
  }
}

/** The owner confirms the payout, since a shop of one has no second person. */
async function confirmed(ctx: Ctx): Promise<string> {
  const email = "owner@demo.test";
  const [owner] = await ctx.db.select().from(user).where(eq(user.email, email));
  if (!owner) throw new Error("the demo shop has no owner");
  const actor = { kind: "user", userId: owner.id, email, roles: ["admin"] } as const;
  const { id: payoutId } = done(await draftPayout({ ...ctx, actor }));
  done(await confirmPayout({ ...ctx, actor }, { payoutId, version: 1 }));
  return payoutId;
}

async function payFirst(services: Services, ctx: Ctx): Promise<void> {
  const payoutId = await confirmed(ctx);
  const [line] = await linesOfPayout(ctx.db, payoutId);
  if (!line) throw new Error("the first payout pays nobody");
  const store = services.files.area(PROOF_FILES);
  const sent = Buffer.from(demoProof.slice(demoProof.indexOf(",") + 1), "base64");
  const settled = { state: "paid", reference: "DEMO-GCASH-1" } as const;
  const next = { ...ctx, now: addDays(ctx.now, 1) };
  done(
    await storeProof(next, { store, sent }, (proof) =>
      settleLine(next, { payoutId, lineId: line.id, settled, proof }),
    ),
  );
}

async function givePrize(ctx: Ctx): Promise<void> {
  const [own] = await ctx.db
    .select()
    .from(affiliates)
    .where(eq(affiliates.affiliateCode, DEMO_CODE));
  if (!own) throw new Error("the demo affiliate is missing");
  const reason = "A prize for the best guide of the month";
  const on = { affiliateId: own.id, version: own.version, reason };
  done(await adjustBalance(ctx, { ...on, amount: pesos(250) }));
}

/** The request dates from a time when the settings required an approval. */
async function askToJoin(ctx: Ctx): Promise<void> {
  const [asking] = await ctx.db
    .select()
    .from(customers)
    .where(eq(customers.email, "bianca@demo.test"));
  if (!asking) throw new Error("nobody asks to be an affiliate");
  const made = await insertAffiliate(ctx, {
    customerId: asking.id,
    termsVersion: 1,
    status: "waiting",
    codeOf: (tries) => newAffiliateCode(asking, ctx.now, tries),
  });
  if (!made) throw new Error("there is no code for who asks to be an affiliate");
  const subject = { type: "affiliate", id: made.id };
  const after = { code: made.code, status: "waiting" };
  await recordAudit(ctx, { action: "affiliate.asked", subject, after });
}
