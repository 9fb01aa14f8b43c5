import { eq, isNull } from "drizzle-orm";
import { addMinutes, shopDay } from "#app/lib/dates.ts";
import type { Result } from "#app/lib/result.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { markVisit } from "#app/care/consultations/commands/mark-visit.server.ts";
import { takeVisit } from "#app/care/consultations/commands/take-visit.server.ts";
import { makeBookableDoctor, makeBooking } from "#app/care/consultations/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { agreeToCourse } from "#app/care/therapy/commands/agree-to-course.server.ts";
import { changePlan } from "#app/care/therapy/commands/change-plan.server.ts";
import { checkIn } from "#app/care/therapy/commands/check-in.server.ts";
import { discardVial } from "#app/care/therapy/commands/discard-vial.server.ts";
import { logDose } from "#app/care/therapy/commands/log-dose.server.ts";
import { noteEffects } from "#app/care/therapy/commands/note-effects.server.ts";
import { openVial } from "#app/care/therapy/commands/open-vial.server.ts";
import { startPlan } from "#app/care/therapy/commands/start-plan.server.ts";
import { withdrawCourse } from "#app/care/therapy/commands/withdraw-course.server.ts";
import { boughtVials } from "#app/care/therapy/queries/vials.server.ts";
import { openPlans } from "#app/care/therapy/queries/own-course.server.ts";
import { doseInstructions } from "#app/care/therapy/tables.server.ts";
import { refillOf } from "#app/care/therapy/queries/refill.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Shop } from "../shop.ts";

export const today = () => shopDay(new Date());

async function as(shop: Shop, role: "customer" | "clinician") {
  const email = `${role}@demo.test`;
  const account = await findAccount(shop.db, email);
  if (!account) throw new Error(`the demo shop has a ${role}`);
  const actor = { kind: "user", userId: account.id, email, roles: [role] } as const;
  return { ...shop.visitor(), actor };
}

function done<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.reason);
}

/**
 * The demo customer without a course or an instruction for it, and what `then` makes of it: in one transaction, as several
 * forms are prepared at the same time and each begins anew.
 */
async function anew<T>(shop: Shop, then: (owner: Ctx) => Promise<T>) {
  const owner = await as(shop, "customer");
  const made = await inTransaction<T>(owner, async (tx) => {
    done(await withdrawCourse(tx));
    await tx.db
      .update(doseInstructions)
      .set({ replacedAt: tx.now })
      .where(isNull(doseInstructions.replacedAt));
    return then(tx);
  });
  return { owner, made };
}

export const cleared = (shop: Shop) => anew(shop, () => Promise.resolve(undefined));

export async function agreed(shop: Shop) {
  const { owner } = await anew(shop, async (tx) => done(await agreeToCourse(tx)));
  return owner;
}

export async function productOf({ db }: Pick<Ctx, "db">): Promise<string> {
  const [found] = await db.select().from(products).where(eq(products.slug, "tirzepatide"));
  if (!found) throw new Error("the demo shop sells it");
  return found.id;
}

async function start(tx: Ctx): Promise<string> {
  done(await agreeToCourse(tx));
  const plan = { productId: await productOf(tx), startsOn: today(), reminderHour: 8 };
  return done(await startPlan(tx, { id: systemIds.newId(), ...plan })).planId;
}

/** A plan of the demo customer, begun today. */
export async function started(shop: Shop) {
  const { owner, made } = await anew(shop, start);
  return { owner, planId: made };
}

/** A plan of the demo customer that was stopped today. */
export async function stopped(shop: Shop): Promise<string> {
  const { made } = await anew(shop, async (tx) => {
    const planId = await start(tx);
    done(await changePlan(tx, { planId, version: 1, change: { do: "stop" } }));
    return planId;
  });
  return made;
}

/** A plan of which every vial that was bought is noted and thrown away: its refill is due. */
async function due(tx: Ctx) {
  const planId = await start(tx);
  const [customer] = await tx.db
    .select()
    .from(customers)
    .where(eq(customers.email, "customer@demo.test"));
  for (const vial of await boughtVials(tx.db, customer?.id ?? "")) {
    if (vial.productId !== (await productOf(tx))) continue;
    const { orderItemId, lotId, units, opened } = vial;
    for (let count = opened; count < units; count += 1) {
      const noted = { id: systemIds.newId(), planId, mixedOn: today(), asInstructed: false };
      const { vialId } = done(await openVial(tx, { ...noted, orderItemId, lotId }));
      done(await discardVial(tx, vialId));
    }
  }
  const [open] = await openPlans(tx.db, customer?.userId ?? "", planId);
  if (!open) throw new Error("the plan was begun");
  const { state } = await refillOf(tx, open);
  if (state.kind !== "due") throw new Error(`the refill is ${state.kind}`);
  return { planId, dueOn: state.dueOn };
}

export async function dueForRefill(shop: Shop) {
  const { made } = await anew(shop, due);
  return made;
}

/** A check-in of it after which the refill can be put in the cart. */
export async function checkedIn(shop: Shop) {
  const { made } = await anew(shop, async (tx) => {
    const { planId, dueOn } = await due(tx);
    const checkInId = systemIds.newId();
    const answers = { feeling: "well", flags: [], changes: [], strength: "same" } as const;
    done(await checkIn(tx, { id: checkInId, planId, dueOn, answers, isShared: false }));
    return { planId, checkInId };
  });
  return made;
}

export async function unopened(db: Ctx["db"]) {
  const email = eq(customers.email, "customer@demo.test");
  const [customer] = await db.select().from(customers).where(email);
  const productId = await productOf({ db });
  const bought = await boughtVials(db, customer?.id ?? "");
  const vial = bought.find((each) => each.productId === productId && each.opened < each.units);
  if (!vial) throw new Error("the demo customer bought a vial of it");
  const { orderItemId, lotId } = vial;
  return { orderItemId, lotId };
}

export async function withVial(shop: Shop) {
  const { made } = await anew(shop, async (tx) => {
    const planId = await start(tx);
    const id = systemIds.newId();
    const vial = { id, planId, mixedOn: today(), asInstructed: false };
    done(await openVial(tx, { ...vial, ...(await unopened(tx.db)) }));
    return { planId, vialId: id };
  });
  return made;
}

export async function logged(shop: Shop): Promise<string> {
  const { made } = await anew(shop, async (tx) => {
    const planId = await start(tx);
    const dose = { micrograms: 2_500, takenOn: today(), vialId: null, site: null };
    return done(await logDose(tx, planId, { id: systemIds.newId(), ...dose })).doseId;
  });
  return made;
}

export async function noted(shop: Shop): Promise<string> {
  const { made } = await anew(shop, async (tx) => {
    const id = systemIds.newId();
    done(await agreeToCourse(tx));
    done(await noteEffects(tx, { id, felt: ["nausea"], feltOn: today() }));
    return id;
  });
  return made;
}

/** A visit of the demo customer to which they came. */
export async function visited(shop: Shop): Promise<string> {
  const ctx = shop.system();
  const email = eq(customers.email, "customer@demo.test");
  const [patient] = await shop.db.select().from(customers).where(email);
  if (!patient) throw new Error("the demo shop has a customer");
  const doctorId = await makeBookableDoctor(ctx);
  const startsAt = addMinutes(new Date(), -20);
  const bookingId = await makeBooking(ctx, { doctorId, customerId: patient.id, startsAt });
  const clinician = await as(shop, "clinician");
  done(await takeVisit(clinician, bookingId));
  done(await markVisit(clinician, { bookingId, version: 1, came: true }));
  return bookingId;
}

/** The demo customer, as a patient of the demo clinician. */
export async function patientOf(shop: Shop): Promise<string> {
  await visited(shop);
  const email = eq(customers.email, "customer@demo.test");
  const [patient] = await shop.db.select().from(customers).where(email);
  if (!patient) throw new Error("the demo shop has a customer");
  return patient.id;
}
