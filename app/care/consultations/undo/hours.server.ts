import { asc, eq } from "drizzle-orm";
import { validate } from "uuid";
import { z } from "zod";
import { refuse } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveHours } from "../commands/save-hours.server.ts";
import { setDoctorDay } from "../commands/set-doctor-day.server.ts";
import { otherDay } from "../queries/agenda.server.ts";
import { findDoctor } from "../queries/doctors.server.ts";
import { doctorDays, doctorHours } from "../tables.server.ts";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";
import { dayText, readDayText } from "../views/day-texts.ts";

const minute = z.int();
const week = z.array(z.object({ weekday: z.int(), fromMinute: minute, toMinute: minute }));

export const hoursUndo: UndoableRecord = {
  type: "doctor",
  who: "doctors:write",
  read: async (db, id) => {
    const doctor = await findDoctor(db, id);
    if (!doctor) return undefined;
    const { weekday, fromMinute, toMinute } = doctorHours;
    const hours = await db
      .select({ weekday, fromMinute, toMinute })
      .from(doctorHours)
      .where(eq(doctorHours.doctorId, id))
      .orderBy(asc(weekday), asc(fromMinute));
    return { version: doctor.hoursVersion, fields: { hours } };
  },
  save: (ctx, { id, version, fields }) =>
    saveHours(ctx, { doctorId: id, version, hours: week.parse(fields["hours"]) }),
  refusals: { no_way_to_book: say.noWayToBook },
};

/** Days of a doctor that are not as their weekday; the log names them by their date. */
export const doctorDayUndo: UndoableRecord = {
  type: "doctor",
  who: "doctors:write",
  read: async (db, id, names) => {
    if (!validate(id)) return undefined;
    const rows = await db.select().from(doctorDays).where(eq(doctorDays.doctorId, id));
    const days = names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name));
    const said = (day: string) => dayText(rows.map(otherDay).find((other) => other.day === day));
    return { version: 1, fields: Object.fromEntries(days.map((day) => [day, said(day)])) };
  },
  save: async (ctx, { id, fields, restored: [day] }) => {
    if (day === undefined) return refuse("not_found");
    const change = readDayText(String(fields[day]));
    return setDoctorDay(ctx, { doctorId: id, day, change });
  },
  refusals: { past: say.dayIsPast },
};
