import { eq, sql } from "drizzle-orm";
import { pesos } from "#app/lib/money.ts";
import { tagCustomer } from "#app/people/customers/commands/tag-customer.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { giveGoodwill } from "#app/selling/credit/commands/give-goodwill.server.ts";
import { segmentCommands } from "#app/reach/segments/commands/segment.server.ts";
import { NO_CONDITIONS, type Conditions } from "#app/reach/segments/rules/conditions.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const TAGS: readonly { email: string; tags: readonly string[] }[] = [
  { email: "customer@demo.test", tags: ["regular"] },
  { email: "rosa@demo.test", tags: ["call first"] },
];

const SEGMENTS: readonly { name: string; conditions: Partial<Conditions> }[] = [
  { name: "Guests with orders", conditions: { account: "without", leastOrders: 1 } },
  {
    name: "No order for two months",
    conditions: { leastOrders: 1, lastOrder: "before", lastOrderDays: 60 },
  },
];

const CREDITED = "customer@demo.test";
const goodwill = (key: string) => ({
  key,
  amount: pesos(250),
  reason: "Your last parcel arrived two days late. We are sorry.",
});

/** What staff know of the customers of the orders: needs these. */
export async function seedCustomers(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  // A world is one transaction, at whose end the records of guests would be opened.
  await ctx.db.execute(sql`set constraints all immediate`);
  await ctx.db.execute(sql`set constraints all deferred`);
  for (const { email, tags } of TAGS) {
    const [customer] = await ctx.db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, email));
    if (!customer) throw new Error(`no customer ${email}`);
    done(await tagCustomer(ctx, customer.id, { add: tags }));
    if (email === CREDITED) done(await giveGoodwill(ctx, customer.id, goodwill(ctx.ids.newId())));
  }
  for (const { name, conditions } of SEGMENTS) {
    done(
      await segmentCommands.save(ctx, { name, conditions: { ...NO_CONDITIONS, ...conditions } }),
    );
  }
}
