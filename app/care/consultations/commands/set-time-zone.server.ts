import { eq } from "drizzle-orm";
import { isZone } from "#app/lib/zones.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findBooker } from "../queries/booker.server.ts";
import { patientZones } from "../tables/patient-zones.server.ts";

/** Sets the signed-in customer's own time zone; without one, times are Manila's alone. */
export async function setTimeZone(
  ctx: Ctx,
  timeZone: string,
): Promise<Result<undefined, Refusal<"forbidden" | "unknown_zone">>> {
  const booker = await findBooker(ctx);
  if (!booker) return refuse("forbidden");
  const { customerId } = booker;
  const { db, now: chosenAt } = ctx;
  if (timeZone === "") {
    await db.delete(patientZones).where(eq(patientZones.customerId, customerId));
    return ok(undefined);
  }
  if (!isZone(timeZone)) return refuse("unknown_zone");
  await db
    .insert(patientZones)
    .values({ customerId, timeZone, chosenAt })
    .onConflictDoUpdate({ target: patientZones.customerId, set: { timeZone, chosenAt } });
  return ok(undefined);
}
