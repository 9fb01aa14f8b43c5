import { and, gt, gte, inArray, ne, or, eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { readDaysOff } from "#app/goods/catalog/rules/delivery-promise.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Agenda, OtherDay, Span } from "../rules/free-slots.ts";
import { bookings, doctorDays, doctorHours } from "../tables.server.ts";

/** The agenda for rules, and the ends of open holds for pages. */
export type LoadedAgenda = Agenda & { holdsEnd: readonly Date[] };

/**
 * The agendas of several doctors, each there, from today on. `except` is a booking that is to be
 * moved: its own time is not in its way.
 */
export async function loadAgendas(
  db: Db,
  doctorIds: readonly string[],
  now: Date,
  except?: string,
): Promise<Map<string, LoadedAgenda>> {
  if (doctorIds.length === 0) return new Map();
  const ids = [...doctorIds];
  const standing = or(eq(bookings.status, "booked"), gt(bookings.heldUntil, now));
  const [settings, hours, days, taken] = await Promise.all([
    loadSettings(db),
    db.select().from(doctorHours).where(inArray(doctorHours.doctorId, ids)),
    db
      .select()
      .from(doctorDays)
      .where(and(inArray(doctorDays.doctorId, ids), gte(doctorDays.day, shopDay(now)))),
    db
      .select({
        doctorId: bookings.doctorId,
        startsAt: bookings.startsAt,
        endsAt: bookings.endsAt,
        heldUntil: bookings.heldUntil,
      })
      .from(bookings)
      .where(
        and(
          inArray(bookings.doctorId, ids),
          gt(bookings.endsAt, now),
          standing,
          except ? ne(bookings.id, except) : undefined,
        ),
      ),
  ]);
  const daysOff = readDaysOff(settings.days_off);
  return new Map(
    ids.map((id) => {
      const of = <Row extends { doctorId: string }>(rows: readonly Row[]) =>
        rows.filter(({ doctorId }) => doctorId === id);
      const own = of(taken);
      return [
        id,
        {
          hours: of(hours),
          otherDays: of(days).map(otherDay),
          daysOff,
          taken: own,
          holdsEnd: own.flatMap(({ heldUntil }) => heldUntil ?? []),
        },
      ];
    }),
  );
}

export async function loadAgenda(db: Db, doctorId: string, now: Date, except?: string) {
  const agenda = (await loadAgendas(db, [doctorId], now, except)).get(doctorId);
  if (!agenda) throw new Error("an agenda is made for each doctor");
  return agenda;
}

type DayRow = Pick<typeof doctorDays.$inferSelect, "day" | "fromMinute" | "toMinute">;

/** A row as rules read it. */
export function otherDay({ day, fromMinute, toMinute }: DayRow): OtherDay {
  const span: Span | undefined =
    fromMinute === null || toMinute === null ? undefined : { fromMinute, toMinute };
  return { day, span };
}
