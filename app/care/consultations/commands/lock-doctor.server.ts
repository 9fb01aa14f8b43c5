import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { doctors } from "../tables.server.ts";

/** Locks a doctor against other changes and bookings. Undefined for an unknown doctor. */
export async function lockDoctor({ db }: Ctx, doctorId: string) {
  if (!validate(doctorId)) return undefined;
  const [doctor] = await db
    .select()
    .from(doctors)
    .where(eq(doctors.id, doctorId))
    .for("no key update");
  return doctor;
}
