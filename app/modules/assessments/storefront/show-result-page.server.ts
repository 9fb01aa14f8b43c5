import { data, redirect, href } from "react-router";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { assessmentAccess } from "../queries/assessment-access.server.ts";
import { consentWording } from "../texts/shopper.ts";
import { findResult } from "./find-result.server.ts";

/** The result of this browser. While the assessment is closed only that there is one shows. */
export async function showResultPage(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const closed = (await assessmentAccess(served)) === "closed";
  const found = await findResult(served, { request, closed });
  if (!found) throw redirect(href("/assessment"));
  const { flash, headers } = takeFlash(request, env.appUrl);
  const { site_name } = await loadSettings(ctx.db);
  const page = {
    shown: closed ? undefined : found.shown,
    contact: found.shown.contact,
    consent: consentWording(site_name),
    saved: found.saved,
    signedIn: ctx.actor.kind === "user",
    flash: flash ?? null,
  };
  return data(page, { headers });
}
