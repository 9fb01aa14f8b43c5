import { data, redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { saveHours } from "../commands/save-hours.server.ts";
import { loadAgenda } from "../queries/agenda.server.ts";
import { findDoctor } from "../queries/doctors.server.ts";
import { joinWeek, splitWeek } from "../views/day-texts.ts";
import { readHours, writeHours } from "../rules/read-hours.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import type { HoursAnswer } from "./hours-answer.ts";
import { dayFields, hoursFields, weekdayFields } from "./hours-fields.ts";
import { doctorAdminMessages } from "../texts/staff-doctors.ts";
import { submitDay } from "./submit-day.server.ts";

type Given = Readonly<RouterContextProvider>;
/** The forms of a doctor's hours: the week, one other day, and a day that is as usual again. */
export async function submitHours(request: Request, context: Given, doctorId: string) {
  const { ctx, env } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const answer = await changeHours(ctx, doctorId, texts);
  if ("done" in answer) {
    return redirect(`/admin/doctors/${doctorId}/hours`, {
      status: 303,
      headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text: answer.done }) },
    });
  }
  if (answer.status === 404) {
    const fields = texts["intent"] === "hours" ? hoursFields : dayFields;
    const back = { to: "/admin/doctors", label: doctorAdminMessages.back };
    throw removedMeanwhile({ fields, texts, back });
  }
  return data(answer, { status: answer.status });
}

/** What one of the forms does, and what to say of it. */
export async function changeHours(ctx: Ctx, doctorId: string, texts: Texts): Promise<HoursAnswer> {
  if (!(await findDoctor(ctx.db, doctorId))) return { status: 404 };
  if (texts["intent"] === "hours") return submitWeek(ctx, doctorId, texts);
  if (texts["intent"] === "day" || texts["intent"] === "usual") {
    return submitDay(ctx, doctorId, texts);
  }
  return { status: 400, message: say.notUnderstood };
}

async function submitWeek(ctx: Ctx, doctorId: string, sent: Texts): Promise<HoursAnswer> {
  // The form that decides has the weekdays already.
  const joined = sent["decides"] === "on" ? sent : { ...sent, ...joinWeek(sent) };
  const edit = await openEdit(joined, {
    fields: weekdayFields,
    read: async () => {
      const doctor = await findDoctor(ctx.db, doctorId);
      const { hours } = await loadAgenda(ctx.db, doctorId, ctx.now);
      return doctor && { version: doctor.hoursVersion, values: joinWeek(writeHours(hours)) };
    },
    lastChange: () => lastChange(ctx.db, { type: "doctor", id: doctorId }, "doctor.hours"),
  });
  if (edit.undecided) return { status: 422, conflict: await edit.conflict() };
  const values = { ...edit.texts, ...splitWeek(edit.texts) };
  const { hours, problems } = readHours(values);
  const wrong = Object.entries(problems).map(([field, why]) => [field, say.problems[why]]);
  if (wrong.length > 0) {
    return { status: 422, intent: "hours", values, errors: Object.fromEntries(wrong) as Texts };
  }
  const saved = await saveHours(ctx, { doctorId, hours, version: edit.version });
  if (saved.ok) return { done: say.hoursSaved };
  switch (saved.reason) {
    case "not_found":
      return { status: 404 };
    case "forbidden":
      return { status: 403, message: say.forbidden };
    case "changed_meanwhile":
      return { status: 409, conflict: await edit.conflict() };
    case "no_way_to_book":
      return { status: 409, intent: "hours", values, message: say.noWayToBook };
  }
}
