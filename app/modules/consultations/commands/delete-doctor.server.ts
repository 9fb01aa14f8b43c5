import { eq } from "drizzle-orm";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { bookings, doctors } from "../tables.server.ts";

/**
 * Removes a doctor for good; the photo's file goes with the next sweep. One with bookings is kept,
 * since they name the doctor, and made inactive instead.
 */
export async function deleteDoctor(
  ctx: Ctx,
  doctorId: string,
): Promise<Result<{ name: string; kept: boolean }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = eq(doctors.id, doctorId);
    const [doctor] = await tx.db.select().from(doctors).where(own).for("update");
    if (!doctor) return refuse("not_found");
    const kept = (await tx.db.$count(bookings, eq(bookings.doctorId, doctorId))) > 0;
    if (kept) await tx.db.update(doctors).set({ isActive: false }).where(own);
    else await tx.db.delete(doctors).where(own);
    await recordAudit(tx, {
      action: kept ? "doctor.deactivated" : "doctor.deleted",
      subject: { type: "doctor", id: doctorId },
      before: doctor,
    });
    return ok({ name: doctor.name, kept });
  });
}
