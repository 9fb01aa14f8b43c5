import { data, redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { isDay } from "#app/lib/is-day.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { saveHours } from "../commands/save-hours.server.ts";
import { setDoctorDay } from "../commands/set-doctor-day.server.ts";
import { readHours, readSpan } from "../rules/read-hours.ts";
import { bookingAdminMessages as say } from "./booking-messages.ts";

type Given = Readonly<RouterContextProvider>;
type Texts = Readonly<Record<string, string>>;
type Answer = { intent?: "hours" | "day"; values?: Texts; errors?: Texts; message?: string };

const refused = (status: number, answer: Answer) => data(answer, { status });

/** The forms of a doctor's hours: the week, one other day, and a day that is as usual again. */
export async function submitHours(request: Request, context: Given, doctorId: string) {
  const texts = await readFormTexts(request);
  if (texts["intent"] === "hours") return submitWeek(context, doctorId, texts);
  if (texts["intent"] === "day" || texts["intent"] === "usual") {
    return submitDay(context, doctorId, texts);
  }
  return refused(400, { message: say.notUnderstood });
}

async function submitWeek(context: Given, doctorId: string, texts: Texts) {
  const { hours, problems } = readHours(texts);
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, say.problems[problem]]),
  );
  if (Object.keys(errors).length > 0)
    return refused(422, { intent: "hours", values: texts, errors });
  const saved = await saveHours(context.get(requestContext).ctx, { doctorId, hours });
  if (saved.ok) return backWith(context, doctorId, say.hoursSaved);
  if (saved.reason === "not_found") throw data(null, { status: 404 });
  if (saved.reason === "forbidden") return refused(403, { message: say.forbidden });
  return refused(409, { intent: "hours", values: texts, message: say.noWayToBook });
}

async function submitDay(context: Given, doctorId: string, texts: Texts) {
  const { day = "", from = "", to = "" } = texts;
  const wrong = (field: string, message: string) =>
    refused(422, { intent: "day", values: texts, errors: { [field]: message } });
  if (!isDay(day)) return wrong("day", say.dayNeeded);
  const span = readSpan(from, to);
  if (typeof span === "string") return wrong("from", say.problems[span]);
  const kind = span ? ({ kind: "hours", span } as const) : ({ kind: "off" } as const);
  const change = texts["intent"] === "usual" ? ({ kind: "usual" } as const) : kind;
  const saved = await setDoctorDay(context.get(requestContext).ctx, { doctorId, day, change });
  if (saved.ok) return backWith(context, doctorId, say.daySaved);
  if (saved.reason === "not_found") throw data(null, { status: 404 });
  return saved.reason === "past"
    ? wrong("day", say.past)
    : refused(403, { message: say.forbidden });
}

function backWith(context: Given, doctorId: string, text: string) {
  const { env } = context.get(requestContext);
  return redirect(`/admin/doctors/${doctorId}/hours`, {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text }) },
  });
}
