import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isClinician } from "#app/selling/clearance/rules/decides-clearance.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { whyNotAct, type VisitAct } from "../rules/visit-moves.ts";
import { consultationVisits } from "../tables/consultation-visits.server.ts";
import { lockBooking } from "./lock-booking.server.ts";

/** The visit of an action, and the version that the clinician read. */
export type ActOn = { bookingId: string; version: number };

export type ActRefusal = Refusal<
  "forbidden" | "not_found" | "not_yours" | "not_now" | "too_early" | "changed_meanwhile"
>;

export type LockedVisit = typeof consultationVisits.$inferSelect;

/** The visit, locked behind its booking, where the clinician who took it may do this to it now. */
export async function openAct(
  tx: Ctx,
  act: VisitAct,
  { bookingId, version }: ActOn,
): Promise<Result<LockedVisit, ActRefusal>> {
  if (!isClinician(tx.actor)) return refuse("forbidden");
  const booking = await lockBooking(tx, bookingId, undefined);
  if (!booking) return refuse("not_found");
  const [visit] = await tx.db
    .select()
    .from(consultationVisits)
    .where(eq(consultationVisits.bookingId, booking.id))
    .for("update");
  if (!visit) return refuse("not_found");
  if (visit.clinicianId !== tx.actor.userId) return refuse("not_yours");
  if (visit.version !== version) return refuse("changed_meanwhile");
  const { status, startsAt } = booking;
  const refused = whyNotAct(act, { state: visit.state, status, startsAt }, tx.now);
  return refused ? refuse(refused) : ok(visit);
}
