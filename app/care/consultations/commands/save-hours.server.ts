import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { WeekSpan } from "../rules/free-slots.ts";
import { doctorHours, doctors } from "../tables.server.ts";
import { offerSoon } from "./offer-soon.server.ts";

type HoursChange = {
  doctorId: string;
  hours: readonly WeekSpan[];
  /** The version of the hours when the form was opened. */
  version?: number;
};
type SaveHoursRefusal = Refusal<"forbidden" | "not_found" | "changed_meanwhile" | "no_way_to_book">;

/**
 * Replaces the hours of a doctor's week. Bookings do not change. An active doctor without a booking
 * page of their own must keep some hours, since no one could book otherwise.
 */
export async function saveHours(
  ctx: Ctx,
  { doctorId, hours, version }: HoursChange,
): Promise<Result<undefined, SaveHoursRefusal>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const doctor = await lockRow(tx.db, doctors, doctorId);
    if (!doctor) return refuse("not_found");
    if (version !== undefined && version !== doctor.hoursVersion) {
      return refuse("changed_meanwhile");
    }
    if (hours.length === 0 && doctor.isActive && !doctor.consultationUrl) {
      return refuse("no_way_to_book");
    }
    const own = eq(doctorHours.doctorId, doctorId);
    const before = await tx.db.delete(doctorHours).where(own).returning();
    if (hours.length > 0) {
      await tx.db.insert(doctorHours).values(hours.map((span) => ({ doctorId, ...span })));
    }
    const next = { hoursVersion: sql`${doctors.hoursVersion} + 1` };
    await tx.db.update(doctors).set(next).where(eq(doctors.id, doctorId));
    await recordAudit(tx, {
      action: "doctor.hours",
      subject: { type: "doctor", id: doctorId },
      before: { hours: inOrder(before.map(({ doctorId: _, ...span }) => span)) },
      after: { hours: inOrder(hours) },
    });
    // The new hours may include a time for a waiting customer.
    await offerSoon(tx.db);
    return ok(undefined);
  });
}

function inOrder(hours: readonly WeekSpan[]): WeekSpan[] {
  return hours.toSorted((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute);
}
