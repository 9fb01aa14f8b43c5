import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { isClinician } from "#app/selling/clearance/rules/decides-clearance.ts";
import { consultationVisits } from "#app/care/consultations/tables/consultation-visits.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { ownPatient } from "#app/care/consultations/queries/patients.server.ts";
import { courseLabelOf } from "../rules/course-labels.ts";
import type { InstructedStep, Mixing } from "../rules/course.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import {
  CONTACT_DAYS,
  MOST_VALID_DAYS,
  whyNotInstruct,
  whyNotMix,
  type ContactWay,
  type InstructionRefusal,
} from "../rules/plan-terms.ts";
import { doseInstructions, therapyPlans } from "../tables.server.ts";

export type NewInstruction = {
  id: string;
  productId: string;
  steps: readonly InstructedStep[];
  everyDays: number;
  mixing: Mixing | null;
  validUntil: Day;
};
export type WriteRefusal = Refusal<
  | "forbidden"
  | "not_found"
  | "not_now"
  | "no_product"
  | "valid_day"
  | "contact_day"
  | InstructionRefusal
>;

/** The visit before an instruction, or the contact without a visit. */
export type WrittenAfter =
  | { bookingId: string }
  | { customerId: string; contactOn: Day; contactBy: ContactWay };

/**
 * A clinician writes a dose instruction for their patient, after a visit that they took or a
 * contact whose day and way they name. It is final: a newer one replaces it, and a running course
 * of the product follows it from then on.
 */
export async function writeInstruction(
  ctx: Ctx,
  after: WrittenAfter,
  given: NewInstruction,
): Promise<Result<undefined, WriteRefusal>> {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const found = await ("bookingId" in after
      ? afterVisit(tx, actor.userId, after.bookingId)
      : afterContact(tx, actor.userId, after));
    if (!found.ok) return found;
    const basis = found.value;
    const { userId, bookingId } = basis;
    await lockCustomerOf(tx, userId);
    const { id, productId, steps, validUntil } = given;
    const known = and(eq(doseInstructions.id, id), eq(doseInstructions.userId, userId));
    if ((await tx.db.$count(doseInstructions, known)) > 0) return ok(undefined);
    const [product] = await tx.db
      .select({
        compound: products.compound,
        route: products.route,
        form: products.form,
        name: products.name,
      })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.kind, "product")));
    if (!product) return refuse("no_product");
    const days = daysFrom(shopDay(tx.now), validUntil);
    if (days < 0 || days > MOST_VALID_DAYS) return refuse("valid_day");
    const refused =
      whyNotInstruct(steps, courseLabelOf(product.compound)) ?? whyNotMix(given.mixing, product);
    if (refused) return refuse(refused);
    const written = await write(tx, basis, given);
    if (!written) return refuse("not_found");
    await follow(tx, userId, productId, id);
    await recordAudit(tx, {
      action: "instruction.written",
      subject:
        bookingId === null ? { type: "user", id: userId } : { type: "booking", id: bookingId },
      before: { instruction: written.replacedId },
      // The contents are health data and stay out of the log.
      after: { instruction: id, name: product.name },
    });
    return ok(undefined);
  });
}

type InstructionBasis = Pick<
  typeof doseInstructions.$inferInsert,
  "userId" | "clinicianId" | "clinicianName"
> & { bookingId: string | null; contactOn: Day | null; contactBy: ContactWay | null };

async function afterVisit(
  tx: Ctx,
  clinicianId: string,
  id: string,
): Promise<Result<InstructionBasis, WriteRefusal>> {
  if (!isUuid(id)) return refuse("not_found");
  const own = eq(consultationVisits.clinicianId, clinicianId);
  const [visit] = await tx.db
    .select()
    .from(consultationVisits)
    .where(and(eq(consultationVisits.bookingId, id), own))
    .for("update");
  if (!visit) return refuse("not_found");
  if (visit.state !== "came" && visit.state !== "done") return refuse("not_now");
  const { bookingId, userId, clinicianName } = visit;
  return ok({ bookingId, userId, clinicianId, clinicianName, contactOn: null, contactBy: null });
}

async function afterContact(
  tx: Ctx,
  clinicianId: string,
  contact: Extract<WrittenAfter, { customerId: string }>,
): Promise<Result<InstructionBasis, WriteRefusal>> {
  const patient = await ownPatient(tx, contact.customerId);
  if (!patient) return refuse("not_found");
  const { contactOn, contactBy } = contact;
  const ago = daysFrom(contactOn, shopDay(tx.now));
  if (ago < 0 || ago > CONTACT_DAYS) return refuse("contact_day");
  const [named] = await tx.db
    .select({ name: user.name })
    .from(user)
    .where(eq(user.id, clinicianId));
  if (!named) throw new Error("who is signed in has an account");
  const by = { clinicianId, clinicianName: named.name };
  return ok({ bookingId: null, userId: patient.userId, ...by, contactOn, contactBy });
}

/** Replaces the previous instruction; undefined if the id belongs to another one. */
async function write(tx: Ctx, basis: InstructionBasis, given: NewInstruction) {
  const { userId } = basis;
  const { steps, mixing, ...facts } = given;
  const [replaced] = await tx.db
    .update(doseInstructions)
    .set({ replacedAt: tx.now })
    .where(
      and(
        eq(doseInstructions.userId, userId),
        eq(doseInstructions.productId, given.productId),
        isNull(doseInstructions.replacedAt),
      ),
    )
    .returning({ id: doseInstructions.id });
  const inserted = await tx.db
    .insert(doseInstructions)
    .values({
      ...facts,
      ...basis,
      steps: [...steps],
      vialMicrograms: mixing?.vialMicrograms ?? null,
      waterMicrolitres: mixing?.waterMicrolitres ?? null,
      writtenAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: doseInstructions.id });
  return inserted.length > 0 ? { replacedId: replaced?.id ?? null } : undefined;
}

async function follow(tx: Ctx, userId: string, productId: string, instructionId: string) {
  await tx.db
    .update(therapyPlans)
    .set({ instructionId, shownAt: null, version: sql`${therapyPlans.version} + 1` })
    .where(
      and(
        eq(therapyPlans.userId, userId),
        eq(therapyPlans.productId, productId),
        ne(therapyPlans.state, "stopped"),
      ),
    );
}
