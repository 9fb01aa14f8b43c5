import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { isClinicianAccount } from "#app/selling/clearance/queries/clinicians.server.ts";
import { isClinician } from "#app/selling/clearance/rules/decides-clearance.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { consultationVisits } from "../tables/consultation-visits.server.ts";
import { lockBooking } from "./lock-booking.server.ts";

type TakeVisitRefusal = Refusal<"forbidden" | "not_found" | "not_now" | "own_visit" | "taken">;

/**
 * A clinician takes a visit. From then on only they read the patient's form and write the note. An
 * unfinished visit of a former clinician can be taken again.
 */
export async function takeVisit(
  ctx: Ctx,
  bookingId: string,
): Promise<Result<undefined, TakeVisitRefusal>> {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId, undefined);
    if (!booking || booking.status === "held") return refuse("not_found");
    if (booking.status !== "booked") return refuse("not_now");
    const [patient] = await tx.db
      .select({ userId: customers.userId })
      .from(customers)
      .where(eq(customers.id, booking.customerId));
    if (!patient?.userId) return refuse("not_now");
    if (patient.userId === actor.userId) return refuse("own_visit");
    const own = eq(consultationVisits.bookingId, booking.id);
    const [before] = await tx.db.select().from(consultationVisits).where(own);
    if (before?.clinicianId === actor.userId) return ok(undefined);
    if (before?.state === "done") return refuse("not_now");
    if (before?.clinicianId && (await isActive(tx, before.clinicianId))) return refuse("taken");
    const by = { clinicianId: actor.userId, clinicianName: await nameOf(tx, actor.userId) };
    if (before) {
      const next = { ...by, takenAt: tx.now, version: before.version + 1 };
      await tx.db.update(consultationVisits).set(next).where(own);
    } else {
      const { userId } = patient;
      const visit = {
        bookingId: booking.id,
        userId,
        takenAt: tx.now,
        state: "taken",
        ...by,
      } as const;
      await tx.db.insert(consultationVisits).values(visit);
    }
    await recordAudit(tx, {
      action: "visit.taken",
      subject: { type: "booking", id: booking.id },
      before: { clinicianId: before?.clinicianId ?? null },
      after: { clinicianId: actor.userId },
    });
    return ok(undefined);
  });
}

async function isActive({ db }: Ctx, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select ${isClinicianAccount(sql`${userId}`)} as is`,
  );
  return rows[0]?.is ?? false;
}

async function nameOf({ db }: Ctx, userId: string): Promise<string> {
  const [found] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
  if (!found) throw new Error("who is signed in has an account");
  return found.name;
}
