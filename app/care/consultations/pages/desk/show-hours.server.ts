import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { formatDay, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable, writeBase } from "#app/platform/edits/editable.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { writeHours, writeMinute } from "../../rules/read-hours.ts";
import { doctorDayUndo, hoursUndo } from "../../undo/hours.server.ts";
import { dayText, joinWeek } from "../../views/day-texts.ts";

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
