import { data, href, type RouterContextProvider } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import type { Texts } from "#app/lib/edit.ts";
import { refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { NotSaved } from "#app/platform/edits/submit-edit.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";
import { doctorAdminMessages } from "../../texts/staff-doctors.ts";
import { dayFields, hoursFields } from "./hours-fields.ts";
import { submitDay } from "./submit-day.server.ts";
import { submitWeek } from "./hours-page.server.ts";

type RouterContext = Readonly<RouterContextProvider>;

/** The forms of a doctor's hours: the week, one other day, and a day that is as usual again. */
export async function submitHours(request: Request, context: RouterContext, doctorId: string) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const saved = await changeHours(served.ctx, doctorId, texts);
  const isWeek = texts["intent"] === "hours";
  if (saved.ok) {
    const text = isWeek ? say.hoursSaved : say.daySaved;
    const page = href("/admin/doctors/:doctorId/hours", { doctorId });
    return redirectWithUndo(served, page, text, { type: "doctor", id: doctorId });
  }
  if (saved.status === 404) {
    const back = { to: href("/admin/doctors"), label: doctorAdminMessages.back };
    throw removedMeanwhile({ fields: isWeek ? hoursFields : dayFields, texts, back });
  }
  return data({ ...saved, isWeek }, { status: saved.status });
}

export async function changeHours(
  ctx: Ctx,
  doctorId: string,
  texts: Texts,
): Promise<Result<unknown, NotSaved>> {
  if (!(await findDoctor(ctx.db, doctorId))) return refuse("not_found", { status: 404 });
  switch (texts["intent"]) {
    case "hours":
      return submitWeek(ctx, doctorId, texts);
    case "day":
    case "usual":
      return submitDay(ctx, doctorId, texts);
    default:
      return refuse("not_understood", { status: 400, message: say.notUnderstood });
  }
}
