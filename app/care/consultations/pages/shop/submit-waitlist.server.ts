import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { joinWaitlist } from "../../commands/join-waitlist.server.ts";
import { leaveWaitlist } from "../../commands/leave-waitlist.server.ts";
import { waitlistMessages as say } from "../../texts/shopper-waitlist.ts";
import { wishInput } from "./waitlist-input.ts";

type Texts = Readonly<Record<string, string | undefined>>;
const refused = (status: number, errors: Texts, values: Texts) =>
  data({ errors, values }, { status });

export async function submitWaitlist(served: RequestContext, request: Request) {
  const here = href("/consultation/waitlist");
  const texts = await readFormTexts(request);
  if (texts["intent"] === "leave") {
    const left = await leaveWaitlist(served.ctx, texts["wishId"] ?? "");
    if (left.ok) return redirectWithFlash(served, here, say.left);
    return refused(409, { form: say.notWaiting }, {});
  }
  const form = parseForm(wishInput, texts);
  if (texts["intent"] !== "join") return refused(400, { form: say.errors.notUnderstood }, texts);
  if (!form.ok) return refused(422, form.errors, form.values);
  const joined = await joinWaitlist(served.ctx, form.value);
  if (joined.ok) return redirectWithFlash(served, here, say.joined);
  const words = say.refused[joined.reason];
  if (joined.reason === "bad_day") return refused(422, { until: words }, texts);
  return refused(409, { form: words }, texts);
}
