import { data, href, type RouterContextProvider } from "react-router";
import { approveRequest } from "../../commands/approve-request.server.ts";
import { askToTalk } from "../../commands/ask-to-talk.server.ts";
import { declineRequest } from "../../commands/decline-request.server.ts";
import { putBackRequest } from "../../commands/put-back-request.server.ts";
import { takeRequest } from "../../commands/take-request.server.ts";
import * as inputs from "../../input.ts";
import { clearanceStaffMessages as say } from "../../texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, formActs, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";

type Texts = Record<string, string>;
type DecisionResult =
  | { ok: true; message: string }
  | { ok: false; status: 409 | 422; errors: Texts; message: string };

/** Handles a clinician's decision, then shows the next request, or the one just taken. */
export async function submitDecision(request: Request, context: Readonly<RouterContextProvider>) {
  const { ctx, env } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const intent = texts["intent"] ?? "";
  const about = texts["requestId"] ?? "";
  const decided = (await actOf(ACTS, intent)?.(texts, ctx)) ?? unread({});
  if (!decided.ok) {
    const { status, errors, message } = decided;
    return data({ about, intent, errors, message, values: texts }, { status });
  }
  const query = new URLSearchParams({ [intent === "take" ? "request" : "after"]: about });
  if (texts["show"] === "talk") query.set("show", "talk");
  const to = `${href("/admin/doctors/clearance")}?${query.toString()}`;
  return redirectWithFlash({ env }, to, decided.message);
}

const read = formActs<[Ctx], DecisionResult>(unread);

/** One form of the queue: how it is read, what it does, and what is said of it. */
const ACTS = {
  take: read(inputs.takeInput, async ({ requestId }, ctx) =>
    answer(await takeRequest(ctx, requestId), say.taken),
  ),
  "put-back": read(inputs.putBackInput, async (form, ctx) =>
    answer(await putBackRequest(ctx, form), say.putBackDone),
  ),
  approve: read(inputs.approveInput, async (form, ctx) =>
    answer(await approveRequest(ctx, form), say.approved),
  ),
  decline: read(inputs.declineInput, async (form, ctx) =>
    answer(await declineRequest(ctx, form), say.declined),
  ),
  talk: read(inputs.talkInput, async (form, ctx) =>
    answer(await askToTalk(ctx, form), say.talkAsked),
  ),
};

function unread(errors: Texts): DecisionResult {
  const [message = say.errors.notUnderstood] = Object.values(errors);
  return { ok: false, status: 422, errors, message };
}

type ActResult = { ok: true } | { ok: false; reason: keyof typeof say.refused };

function answer(done: ActResult, message: string): DecisionResult {
  if (done.ok) return { ok: true, message };
  const { reason } = done;
  const field = { bad_units: "units", bad_day: "lastDay" } as const;
  const isOfField = reason === "bad_units" || reason === "bad_day";
  const errors = isOfField ? { [field[reason]]: say.refused[reason] } : {};
  return { ok: false, status: isOfField ? 422 : 409, errors, message: say.refused[reason] };
}
