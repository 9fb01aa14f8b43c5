import { redirect } from "react-router";
import { startGoogle } from "#app/modules/customers/commands/start-google.server.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { refuseGoogle } from "./refuse-google.server.ts";

/** Sends the browser to Google, as a form does: without a script, by a 303. */
export async function submitGoogle(
  served: RequestContext,
  request: Request,
  texts: Record<string, string>,
): Promise<Response> {
  const next = safeNext(texts["next"]);
  const started = await startGoogle(served, next, request.headers);
  if (!started.ok) return refuseGoogle(served, { reason: started.reason, next });
  const headers = new Headers();
  for (const cookie of started.value.cookies) headers.append("set-cookie", cookie);
  return redirect(started.value.url, { status: 303, headers });
}
