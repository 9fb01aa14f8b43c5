import { eq } from "drizzle-orm";
import { addMinutes, shopDay } from "#app/lib/dates.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import { markVisit } from "#app/modules/consultations/commands/mark-visit.server.ts";
import { takeVisit } from "#app/modules/consultations/commands/take-visit.server.ts";
import { makeBookableDoctor, makeBooking } from "#app/modules/consultations/factories.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import { agreeToCourse } from "#app/modules/therapy/commands/agree-to-course.server.ts";
import { logDose } from "#app/modules/therapy/commands/log-dose.server.ts";
import { noteEffects } from "#app/modules/therapy/commands/note-effects.server.ts";
import { openVial } from "#app/modules/therapy/commands/open-vial.server.ts";
import { startPlan } from "#app/modules/therapy/commands/start-plan.server.ts";
import { withdrawCourse } from "#app/modules/therapy/commands/withdraw-course.server.ts";
import { boughtVials } from "#app/modules/therapy/queries/bought-vials.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import type { Shop } from "../shop.ts";

export const today = () => shopDay(new Date());

async function as(shop: Shop, role: "customer" | "clinician") {
  const email = `${role}@demo.test`;
  const account = await findAccount(shop.db, email);
  if (!account) throw new Error(`the demo shop has a ${role}`);
  const actor = { kind: "user", userId: account.id, email, roles: [role] } as const;
  return { ...shop.visitor(), actor };
}

export async function productOf({ db }: Shop): Promise<string> {
  const [found] = await db.select().from(products).where(eq(products.slug, "tirzepatide"));
  if (!found) throw new Error("the demo shop sells it");
  return found.id;
}

/** The demo customer without a course. */
export async function cleared(shop: Shop) {
  const owner = await as(shop, "customer");
  await withdrawCourse(owner);
  return owner;
}

export async function agreed(shop: Shop) {
  const owner = await cleared(shop);
  const done = await agreeToCourse(owner);
  if (!done.ok) throw new Error(done.reason);
  return owner;
}

/** A plan of the demo customer, begun today. */
export async function started(shop: Shop) {
  const owner = await agreed(shop);
  const planId = systemIds.newId();
  const productId = await productOf(shop);
  const plan = { id: planId, productId, startsOn: today(), reminderHour: 8 };
  const done = await startPlan(owner, plan);
  if (!done.ok) throw new Error(done.reason);
  return { owner, planId };
}

export async function unopened(shop: Shop): Promise<{ orderItemId: string; lotId: string | null }> {
  const [customer] = await shop.db
    .select()
    .from(customers)
    .where(eq(customers.email, "customer@demo.test"));
  const productId = await productOf(shop);
  const bought = await boughtVials(shop.db, customer?.id ?? "");
  const vial = bought.find((each) => each.productId === productId && each.opened < each.units);
  if (!vial) throw new Error("the demo customer bought a vial of it");
  return vial;
}

export async function withVial(shop: Shop) {
  const { owner, planId } = await started(shop);
  const vialId = systemIds.newId();
  const { orderItemId, lotId } = await unopened(shop);
  const vial = { id: vialId, planId, orderItemId, lotId, mixedOn: today(), asInstructed: false };
  const done = await openVial(owner, vial);
  if (!done.ok) throw new Error(done.reason);
  return { owner, planId, vialId };
}

export async function logged(shop: Shop) {
  const { owner, planId } = await started(shop);
  const doseId = systemIds.newId();
  const dose = { micrograms: 2_500, takenOn: today(), vialId: null, site: null };
  const done = await logDose(owner, planId, { id: doseId, ...dose });
  if (!done.ok) throw new Error(done.reason);
  return doseId;
}

export async function noted(shop: Shop): Promise<string> {
  const owner = await agreed(shop);
  const noteId = systemIds.newId();
  await noteEffects(owner, { id: noteId, felt: ["nausea"], feltOn: today() });
  return noteId;
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
  await takeVisit(clinician, bookingId);
  const came = await markVisit(clinician, { bookingId, version: 1, came: true });
  if (!came.ok) throw new Error(came.reason);
  return bookingId;
}
