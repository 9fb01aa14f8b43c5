import { eq } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { agreeToCourse } from "./commands/agree-to-course.server.ts";
import { startPlan } from "./commands/start-plan.server.ts";
import { therapyJobs } from "./jobs.server.ts";
import type { Day } from "./rules/days.ts";

/** Every job that a course causes, for draining them in tests. */
export const courseJobs = planOf({ tasks: [deliverMail] }, therapyJobs);

/** A product in vials of so many mg, for a test. */
export async function makeVialProduct(ctx: Ctx, slug: string, mg: number | null = 10) {
  const productId = await makeProduct(ctx, { name: slug, slug, stock: 1_000 });
  if (mg !== null) {
    const vial = { vialAmount: mg, vialUnit: "mg" } as const;
    await ctx.db.update(products).set(vial).where(eq(products.id, productId));
  }
  return productId;
}

/** The line of a paid order of this account, for a test. */
export async function buyVials(ctx: Ctx, userId: string, productId: string, quantity = 2) {
  const [customer] = await ctx.db.select().from(customers).where(eq(customers.userId, userId));
  if (!customer) throw new Error("an account has a customer");
  const orderId = await makeOrder(ctx, { productId, quantity, customerId: customer.id });
  const paid = {
    paidAt: addMinutes(ctx.now, 1),
    status: "delivered",
    paymentStatus: "paid",
  } as const;
  await ctx.db.update(orders).set(paid).where(eq(orders.id, orderId));
  const [line] = await ctx.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  if (!line) throw new Error("an order has a line");
  return line.id;
}

/** The plan of a product that the actor bought, begun on a day, for a test. */
export async function makePlan(owner: Ctx, productId: string, startsOn: Day): Promise<string> {
  const agreed = await agreeToCourse(owner);
  if (!agreed.ok) throw new Error(agreed.reason);
  const plan = { id: owner.ids.newId(), productId, startsOn, reminderHour: null };
  const started = await startPlan(owner, plan);
  if (!started.ok) throw new Error(started.reason);
  return started.value.planId;
}
