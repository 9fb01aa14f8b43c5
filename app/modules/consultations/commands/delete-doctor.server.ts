import { eq } from "drizzle-orm";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { doctors } from "../tables.server.ts";

/** Removes a doctor for good; the photo's file goes with the next sweep. */
export async function deleteDoctor(
  ctx: Ctx,
  doctorId: string,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const [gone] = await tx.db.delete(doctors).where(eq(doctors.id, doctorId)).returning();
    if (!gone) return refuse("not_found");
    await recordAudit(tx, {
      action: "doctor.deleted",
      subject: { type: "doctor", id: doctorId },
      before: gone,
    });
    return ok({ name: gone.name });
  });
}
