import { data } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { ownConcessions, type OwnConcession } from "../../queries/own-concessions.server.ts";
import { isGiven } from "../../rules/concession-for.ts";
import { CONCESSION_KINDS, counts } from "../../rules/concession-terms.ts";
import { concessionMessages as say } from "../../texts/shopper.ts";
import { showOwn } from "../../views/show-own.ts";

/** Shows a customer's declarations, and a form for each kind that is neither waiting nor valid. */
export async function showConcessions(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const { flash, headers } = takeFlash(request, env.appUrl);
  const settings = await shownSettings(served);
  const own = await ownConcessions(ctx.db, signedIn(ctx).userId);
  const today = shopDay(ctx.now);
  const isOpen = (one: OwnConcession) => one.state === "waiting" || counts(one, today);
  const taken = own.filter(isOpen).map(({ kind }) => kind);
  const kinds = CONCESSION_KINDS.filter((kind) => !taken.includes(kind));
  const page = {
    own: own.map((one) => showOwn(one, { isOpen: isOpen(one), today })),
    isGiven: isGiven(settings),
    form:
      isGiven(settings) && kinds.length > 0
        ? { key: ctx.ids.newId(), kinds, consent: say.consent(settings.id_picture_days) }
        : undefined,
    flash: flash ?? null,
  };
  return data(page, { headers });
}
