import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { withdrawPreVisits } from "../../commands/withdraw-pre-visits.server.ts";
import { setTimeZone } from "../../commands/set-time-zone.server.ts";
import { preVisitMessages as say } from "../../texts/shopper-pre-visit.ts";
import { zoneMessages } from "../../texts/shopper-zone.ts";

export async function submitOwnBookings(served: RequestContext, request: Request) {
  const { intent, zone } = await readFormTexts(request);
  if (intent === "zone") {
    const set = zone === undefined ? undefined : await setTimeZone(served.ctx, zone);
    if (set?.ok)
      return redirectWithFlash(served, href("/portal/consultations"), zoneMessages.saved);
    const errors = { zone: zoneMessages.unknown };
    return data({ message: zoneMessages.unknown, errors }, { status: 422 });
  }
  const withdrawn = intent === "withdraw" && (await withdrawPreVisits(served.ctx));
  if (!withdrawn || !withdrawn.ok) {
    return data({ message: say.notUnderstood, errors: undefined }, { status: 400 });
  }
  return redirectWithFlash(served, href("/portal/consultations"), say.withdrawn);
}
