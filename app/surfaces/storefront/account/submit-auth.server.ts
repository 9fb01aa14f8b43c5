import { redirect } from "react-router";
import { startGoogle } from "#app/modules/customers/commands/start-google.server.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { refuseGoogle } from "./refuse-google.server.ts";
import { submitSignIn } from "./submit-sign-in.server.ts";
import { submitSignUp } from "./submit-sign-up.server.ts";

/** The forms of the page that signs in: in, up, and by Google. */
export async function submitAuth(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  if (texts["intent"] === "sign-up") return submitSignUp(served, texts);
  if (texts["intent"] === "google") return goToGoogle(served, request, texts["next"]);
  return submitSignIn(served, request, texts);
}

/** As a form does it: without a script, by a 303. */
async function goToGoogle(
  served: RequestContext,
  request: Request,
  asked: string | undefined,
): Promise<Response> {
  const next = safeNext(asked);
  const started = await startGoogle(served, next, request.headers);
  if (!started.ok) return refuseGoogle(served, { reason: started.reason, next });
  const headers = new Headers();
  for (const cookie of started.value.cookies) headers.append("set-cookie", cookie);
  return redirect(started.value.url, { status: 303, headers });
}
