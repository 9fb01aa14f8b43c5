import { data, href } from "react-router";
import { submitCancellation } from "./submit-cancellation.server.ts";
import { addToNote } from "../../commands/add-to-note.server.ts";
import { endVisit } from "../../commands/end-visit/end-visit.server.ts";
import { markVisit } from "../../commands/mark-visit.server.ts";
import { putBackVisit } from "../../commands/put-back-visit.server.ts";
import { saveVisitNote } from "../../commands/save-visit-note.server.ts";
import { takeVisit } from "../../commands/take-visit.server.ts";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import * as inputs from "./visit-input.ts";

type Texts = Record<string, string>;
type Answer =
  | { ok: true; message: string; leaves: boolean }
  | { ok: false; status: number; message: string; errors: Texts };

export async function submitVisit(served: RequestContext, request: Request, bookingId: string) {
  const texts = await readFormTexts(request);
  const { intent = "" } = texts;
  if (intent === "cancel") return submitCancellation(served, texts, bookingId);
  const done = await act(served.ctx, bookingId, intent, texts);
  if (done.ok) {
    const here = href("/admin/consultations/:bookingId", { bookingId });
    return redirectWithFlash(
      served,
      done.leaves ? href("/admin/consultations") : here,
      done.message,
    );
  }
  const { status, message, errors } = done;
  return data({ intent, message, errors, values: texts }, { status });
}

async function act(ctx: Ctx, bookingId: string, intent: string, texts: Texts): Promise<Answer> {
  switch (intent) {
    case "take":
      return answer(await takeVisit(ctx, bookingId), say.taken);
    case "put-back": {
      const form = parseForm(inputs.onVisit, texts);
      if (!form.ok) return unread(form.errors);
      const done = await putBackVisit(ctx, { bookingId, ...form.value });
      return done.ok ? { ok: true, message: say.putBackDone, leaves: true } : answer(done, "");
    }
    case "mark": {
      const form = parseForm(inputs.markInput, texts);
      if (!form.ok) return unread(form.errors);
      const { version } = form.value;
      const came = form.value.came === "yes";
      const message = came ? say.marked.true : say.marked.false;
      return answer(await markVisit(ctx, { bookingId, version, came }), message);
    }
    case "save": {
      const form = parseForm(inputs.draftInput, texts);
      if (!form.ok) return unread(form.errors);
      return answer(await saveVisitNote(ctx, { bookingId, ...form.value }), say.saved);
    }
    case "end": {
      const form = parseForm(inputs.endInput, texts);
      if (!form.ok) return unread(form.errors);
      return answer(await endVisit(ctx, { bookingId, ...form.value }), say.ended);
    }
    case "add": {
      const form = parseForm(inputs.additionInput, texts);
      if (!form.ok) return unread(form.errors);
      const { key: id, text } = form.value;
      return answer(await addToNote(ctx, { id, bookingId, text }), say.added);
    }
    default:
      return unread({});
  }
}

function unread(errors: Texts): Answer {
  const [message = say.errors.notUnderstood] = Object.values(errors);
  return { ok: false, status: 422, errors, message };
}

/** The fields that refusals belong to, if any. */
const FIELDS: Readonly<Record<string, string>> = {
  bad_units: "units",
  bad_day: "lastDay",
  nothing_said: "said",
  no_request: "about",
  not_guarded: "about",
};

type ActResult = { ok: true } | { ok: false; reason: keyof typeof say.refused };

function answer(done: ActResult, message: string): Answer {
  if (done.ok) return { ok: true, message, leaves: false };
  const words = say.refused[done.reason];
  const field = FIELDS[done.reason];
  const status = field === undefined ? 409 : 422;
  return { ok: false, status, errors: field ? { [field]: words } : {}, message: words };
}
