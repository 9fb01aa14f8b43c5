import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { formatDay, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable, writeBase } from "#app/platform/edits/editable.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { writeHours, writeMinute, readHours } from "../../rules/read-hours.ts";
import { doctorDayUndo, hoursUndo } from "../../undo/hours.server.ts";
import { dayText, joinWeek, splitWeek } from "../../views/day-texts.ts";
import type { Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { saveHours } from "../../commands/save-hours.server.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";
import { weekdayFields } from "./hours-fields.ts";

export async function showHours(ctx: Ctx, doctorId: string) {
  const doctor = orNotFound(await findDoctor(ctx.db, doctorId));
  const { hours, otherDays } = await loadAgenda(ctx.db, doctor.id, ctx.now);
  const week = writeHours(hours);
  return {
    id: doctor.id,
    name: doctor.name,
    today: shopDay(ctx.now),
    history: await loadHistory(ctx, { type: "doctor", id: doctor.id }, [hoursUndo, doctorDayUndo]),
    week: editable(week, doctor.hoursVersion, joinWeek(week)),
    newDay: {
      base: writeBase(Object.fromEntries(otherDays.map((one) => [one.day, dayText(one)]))),
    },
    days: otherDays
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ day, span }) => ({
        day,
        label: `${formatDay(day)}, ${day.slice(0, 4)}`,
        hours: span && `${writeMinute(span.fromMinute)} – ${writeMinute(span.toMinute)}`,
      })),
  };
}

/** The form of a doctor's usual week; two versions of it are compared weekday by weekday. */
export function submitWeek(ctx: Ctx, doctorId: string, sent: Texts) {
  // The form that decides has the weekdays already.
  const joined = sent["decides"] === "on" ? sent : { ...sent, ...joinWeek(sent) };
  return submitEdit(joined, {
    fields: weekdayFields,
    read: async () => {
      const doctor = await findDoctor(ctx.db, doctorId);
      const { hours } = await loadAgenda(ctx.db, doctorId, ctx.now);
      return doctor && { version: doctor.hoursVersion, values: joinWeek(writeHours(hours)) };
    },
    lastChange: () => lastChange(ctx.db, { type: "doctor", id: doctorId }, "doctor.hours"),
    parse: (texts) => {
      const values = { ...texts, ...splitWeek(texts) };
      const { hours, problems } = readHours(values);
      const wrong = Object.entries(problems).map(([field, why]) => [field, say.problems[why]]);
      if (wrong.length === 0) return { ok: true, value: hours };
      return { ok: false, errors: Object.fromEntries(wrong) as Record<string, string>, values };
    },
    save: (hours, version) => saveHours(ctx, { doctorId, hours, version }),
    explain: ({ reason }, texts) => {
      switch (reason) {
        case "not_found":
          return { status: 404 };
        case "forbidden":
          return { status: 403, message: say.forbidden };
        case "no_way_to_book":
          return {
            status: 409,
            message: say.noWayToBook,
            values: { ...texts, ...splitWeek(texts) },
          };
      }
    },
  });
}
