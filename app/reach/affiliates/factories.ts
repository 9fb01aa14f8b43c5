import { eq } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { newAffiliateCode } from "#app/selling/referrals/rules/affiliate-code.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";

let made = 0;

export async function makeAffiliate(ctx: Ctx, userId: string, given?: string) {
  const { db, ids, now } = ctx;
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  if (!customer) throw new Error("an affiliate without an account");
  const id = ids.newId();
  const names = { firstName: "Test", lastName: "Affiliate" };
  const code = given ?? newAffiliateCode(names, now, (made += 1));
  await db.insert(affiliates).values({
    id,
    customerId: customer.id,
    affiliateCode: code,
    status: "active",
    termsVersion: 1,
    createdAt: now,
  });
  return { id, code, customerId: customer.id, email: customer.email };
}
