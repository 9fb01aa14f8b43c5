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
import { actOf, formActs, readFormTexts } from "#app/platform/http/forms.server.ts";
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
  const done = (await actOf(ACTS, intent)?.(texts, served.ctx, bookingId)) ?? unread({});
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

const read = formActs<[Ctx, string], Answer>(unread);

const ACTS = {
  take: async (_: Texts, ctx: Ctx, bookingId: string) =>
    answer(await takeVisit(ctx, bookingId), say.taken),
  "put-back": read(inputs.onVisit, async (form, ctx, bookingId): Promise<Answer> => {
    const done = await putBackVisit(ctx, { bookingId, ...form });
    return done.ok ? { ok: true, message: say.putBackDone, leaves: true } : answer(done, "");
  }),
  mark: read(inputs.markInput, async ({ version, came: said }, ctx, bookingId) => {
    const came = said === "yes";
    const message = came ? say.marked.true : say.marked.false;
    return answer(await markVisit(ctx, { bookingId, version, came }), message);
  }),
  save: read(inputs.draftInput, async (form, ctx, bookingId) =>
    answer(await saveVisitNote(ctx, { bookingId, ...form }), say.saved),
  ),
  end: read(inputs.endInput, async (form, ctx, bookingId) =>
    answer(await endVisit(ctx, { bookingId, ...form }), say.ended),
  ),
  add: read(inputs.additionInput, async ({ key: id, text }, ctx, bookingId) =>
    answer(await addToNote(ctx, { id, bookingId, text }), say.added),
  ),
};

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
