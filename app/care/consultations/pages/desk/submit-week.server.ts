import type { Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { saveHours } from "../../commands/save-hours.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { readHours, writeHours } from "../../rules/read-hours.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";
import { joinWeek, splitWeek } from "../../views/day-texts.ts";
import { weekdayFields } from "./hours-fields.ts";

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
