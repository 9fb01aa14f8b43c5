import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { withdrawPreVisits } from "../commands/withdraw-pre-visits.server.ts";
import { preVisitMessages as say } from "../texts/shopper-pre-visit.ts";

/** Deletes what somebody wrote before their visits. */
export async function submitOwnBookings(served: RequestContext, request: Request) {
  const { intent } = await readFormTexts(request);
  const withdrawn = intent === "withdraw" && (await withdrawPreVisits(served.ctx));
  if (!withdrawn || !withdrawn.ok) return data({ message: say.notUnderstood }, { status: 400 });
  return redirectWithFlash(served, href("/portal/consultations"), say.withdrawn);
}
