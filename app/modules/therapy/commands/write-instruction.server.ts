import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOwner } from "#app/modules/assessments/commands/lock-owner.server.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import { isClinician } from "#app/modules/clearance/rules/decides-clearance.ts";
import { consultationVisits } from "#app/modules/consultations/tables/consultation-visits.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { courseLabelOf } from "../rules/course-labels.ts";
import type { InstructedStep, Mixing } from "../rules/course.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import { MOST_VALID_DAYS, whyNotInstruct, type InstructionRefusal } from "../rules/plan-terms.ts";
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
  "forbidden" | "not_found" | "not_now" | "no_product" | "valid_day" | InstructionRefusal
>;

/**
 * A clinician writes for the patient of a visit that they took what to take. It is final: a newer one
 * replaces it, and a course of the product that goes on follows it from then on.
 */
export async function writeInstruction(
  ctx: Ctx,
  bookingId: string,
  given: NewInstruction,
): Promise<Result<undefined, WriteRefusal>> {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  if (!isUuid(bookingId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const [visit] = await tx.db
      .select()
      .from(consultationVisits)
      .where(
        and(
          eq(consultationVisits.bookingId, bookingId),
          eq(consultationVisits.clinicianId, actor.userId),
        ),
      )
      .for("update");
    if (!visit) return refuse("not_found");
    if (visit.state !== "came" && visit.state !== "done") return refuse("not_now");
    const { userId } = visit;
    await lockOwner(tx, userId);
    const { id, productId, steps, validUntil } = given;
    const known = and(eq(doseInstructions.id, id), eq(doseInstructions.bookingId, bookingId));
    if ((await tx.db.$count(doseInstructions, known)) > 0) return ok(undefined);
    const [product] = await tx.db
      .select({ slug: products.slug, name: products.name })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.kind, "product")));
    if (!product) return refuse("no_product");
    const days = daysFrom(shopDay(tx.now), validUntil);
    if (days < 0 || days > MOST_VALID_DAYS) return refuse("valid_day");
    const refused = whyNotInstruct(steps, courseLabelOf(product.slug));
    if (refused) return refuse(refused);
    const written = await write(tx, visit, given);
    if (!written) return refuse("not_found");
    await follow(tx, userId, productId, id);
    await recordAudit(tx, {
      action: "instruction.written",
      subject: { type: "booking", id: bookingId },
      before: { instruction: written.replacedId },
      // What it says is health data, and stands in its own row alone.
      after: { instruction: id, name: product.name },
    });
    return ok(undefined);
  });
}

type Visit = typeof consultationVisits.$inferSelect;

/** The row, in the place of the one that held before it; undefined where its id is another's. */
async function write(tx: Ctx, visit: Visit, given: NewInstruction) {
  const { bookingId, userId, clinicianId, clinicianName } = visit;
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
      userId,
      bookingId,
      clinicianId,
      clinicianName,
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
