import { and, asc, eq, gt } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { slotWords } from "../views/booking-words.ts";
import { fitsInto, type ShownRemoval } from "../rules/removal-choice.ts";
import { bookings } from "../tables.server.ts";
import { loadAgendas } from "./agenda.server.ts";
import { activeDoctors } from "./doctors.server.ts";

/** The booked consultations of a doctor that have not begun, the next first. */
export async function comingOfDoctor(db: Db, doctorId: string, now: Date) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.doctorId, doctorId),
        eq(bookings.status, "booked"),
        gt(bookings.startsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/** The effect of deleting a doctor on bookings, without the customers' names. */
export async function showRemoval(ctx: Ctx, doctorId: string): Promise<ShownRemoval> {
  const coming = await comingOfDoctor(ctx.db, doctorId, ctx.now);
  if (coming.length === 0) return { coming: [], others: [] };
  const doctors = (await activeDoctors(ctx.db)).filter(({ id }) => id !== doctorId);
  const agendas = await loadAgendas(
    ctx.db,
    doctors.map(({ id }) => id),
    ctx.now,
  );
  const others = doctors.map(({ id, name }) => {
    const agenda = agendas.get(id);
    const fits = agenda ? coming.filter((one) => fitsInto(agenda, one, ctx.now)).length : 0;
    return { id, name, fits };
  });
  return {
    coming: coming.map((one) => ({ number: one.number, when: slotWords(one) })),
    others: others.filter(({ fits }) => fits > 0),
  };
}
