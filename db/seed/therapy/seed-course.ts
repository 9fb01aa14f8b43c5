import { eq } from "drizzle-orm";
import { addDays, addMinutes, shopDay } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { recountOrders } from "#app/selling/orders/jobs/customer-orders.server.ts";
import { agreeToCourse } from "#app/care/therapy/commands/agree-to-course.server.ts";
import { changePlan } from "#app/care/therapy/commands/change-plan.server.ts";
import { logDose } from "#app/care/therapy/commands/log-dose.server.ts";
import { openVial } from "#app/care/therapy/commands/open-vial.server.ts";
import { startPlan } from "#app/care/therapy/commands/start-plan.server.ts";
import { boughtVials } from "#app/care/therapy/queries/vials.server.ts";
import { SITES } from "#app/care/therapy/rules/rotate-sites.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";

/** Days ago on which the first dose was taken: the sixth week begins today, with a dose. */
const BEGAN = 35;
/** Four doses of the first step, each from the first vial, then one of the next from another. */
const DOSES = [
  { ago: 35, micrograms: 2_500, vial: 0 },
  { ago: 28, micrograms: 2_500, vial: 0 },
  { ago: 21, micrograms: 2_500, vial: 0 },
  { ago: 14, micrograms: 2_500, vial: 0 },
  { ago: 7, micrograms: 5_000, vial: 1 },
] as const;

/** The demo customer follows the label of tirzepatide, and takes the sixth dose today. */
export async function seedCourse(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const { ids, db } = system;
  const owner = await customer(system);
  const on = (ago: number) => ({ ...owner, now: addMinutes(addDays(system.now, -ago), 5) });
  const day = (ago: number) => shopDay(addDays(system.now, -ago));
  const productId = await idOf(system, "tirzepatide");
  const buyer = await customerOfUser(db, owner.actor.userId);
  if (!buyer) throw new Error("the demo customer is a customer");
  // The jobs that count it have not run yet, and a course is for buyers.
  await recountOrders(system, buyer.id);
  const bought = await boughtVials(db, buyer.id);
  const line = bought.find((each) => each.productId === productId);
  if (!line) throw new Error("the demo customer bought it");
  const { orderItemId, lotId } = line;
  const planId = ids.newId();
  done(await agreeToCourse(on(BEGAN)));
  const plan = { id: planId, productId, startsOn: day(BEGAN), reminderHour: null };
  done(await startPlan(on(BEGAN), plan));
  done(await changePlan(on(BEGAN), { planId, version: 1, change: { do: "show" } }));
  const vials = [BEGAN, 7].map((ago) => ({ id: ids.newId(), ago }));
  for (const { id, ago } of vials) {
    const vial = { id, planId, orderItemId, lotId, mixedOn: day(ago), asInstructed: false };
    done(await openVial(on(ago), vial));
  }
  for (const [index, { ago, micrograms, vial }] of DOSES.entries()) {
    if (index === 4)
      done(await changePlan(on(ago), { planId, version: 2, change: { do: "raise" } }));
    const vialId = vials[vial]?.id ?? null;
    const dose = { id: ids.newId(), micrograms, takenOn: day(ago), vialId };
    done(await logDose(on(ago), planId, { ...dose, site: SITES[index] ?? null }));
  }
}

async function customer(system: Ctx) {
  const email = DEMO_ACCOUNTS.find(({ role }) => role === "customer")?.email ?? "";
  const account = await findAccount(system.db, email);
  if (!account) throw new Error("the demo shop has a customer");
  const actor = { kind: "user", userId: account.id, email, roles: ["customer"] } as const;
  return { ...system, actor };
}

async function idOf({ db }: Ctx, slug: string): Promise<string> {
  const [product] = await db.select().from(products).where(eq(products.slug, slug));
  if (!product) throw new Error(`the demo shop sells ${slug}`);
  return product.id;
}
