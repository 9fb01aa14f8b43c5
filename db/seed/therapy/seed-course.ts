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
import { writeInstruction } from "#app/care/therapy/commands/write-instruction.server.ts";
import { boughtVials } from "#app/care/therapy/queries/vials.server.ts";
import { SITES } from "#app/care/therapy/rules/rotate-sites.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";

/** Days ago on which the first dose was taken: the sixth week begins today, with a dose. */
const BEGAN = 35;
/** Four doses of the label's first step, each from the first vial. */
const LABEL_DOSES = [35, 28, 21, 14].map((ago) => ({ ago, micrograms: 2_500 }));
/** Then one by a clinician's instruction, which also says how to mix: half a syringe. */
const INSTRUCTED_DOSE = { ago: 7, micrograms: 5_000 };
const MIXING = { vialMicrograms: 10_000, waterMicrolitres: 1_000 };

/** The demo customer is on a course of tirzepatide, and takes the sixth dose today. */
export async function seedCourse(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const { ids, db } = system;
  const owner = await actAs(system, "customer");
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
  const open = async (ago: number, asInstructed: boolean) => {
    const vial = { id: ids.newId(), planId, orderItemId, lotId, mixedOn: day(ago), asInstructed };
    return done(await openVial(on(ago), vial)).vialId;
  };
  const sites = [...SITES];
  const log = async ({ ago, micrograms }: typeof INSTRUCTED_DOSE, vialId: string) => {
    const dose = { id: ids.newId(), micrograms, takenOn: day(ago), vialId };
    done(await logDose(on(ago), planId, { ...dose, site: sites.shift() ?? null }));
  };
  const first = await open(BEGAN, false);
  for (const dose of LABEL_DOSES) await log(dose, first);
  await instruct(system, buyer.id, productId);
  done(await changePlan(on(INSTRUCTED_DOSE.ago), { planId, version: 3, change: { do: "show" } }));
  await log(INSTRUCTED_DOSE, await open(INSTRUCTED_DOSE.ago, true));
}

/** The clinician who decided the customer's request writes the next doses, after a call. */
async function instruct(system: Ctx, customerId: string, productId: string): Promise<void> {
  const now = addDays(system.now, -INSTRUCTED_DOSE.ago);
  const clinician = { ...(await actAs(system, "clinician")), now };
  const contact = { customerId, contactOn: shopDay(now), contactBy: "video" } as const;
  const { micrograms } = INSTRUCTED_DOSE;
  done(
    await writeInstruction(clinician, contact, {
      id: system.ids.newId(),
      productId,
      steps: [{ micrograms, doses: null }],
      everyDays: 7,
      mixing: MIXING,
      validUntil: shopDay(addDays(system.now, 60)),
    }),
  );
}

async function actAs(system: Ctx, role: "customer" | "clinician") {
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? "";
  const account = await findAccount(system.db, email);
  if (!account) throw new Error(`the demo shop has a ${role}`);
  const actor = { kind: "user", userId: account.id, email, roles: [role] } as const;
  return { ...system, actor };
}

async function idOf({ db }: Ctx, slug: string): Promise<string> {
  const [product] = await db.select().from(products).where(eq(products.slug, slug));
  if (!product) throw new Error(`the demo shop sells ${slug}`);
  return product.id;
}
