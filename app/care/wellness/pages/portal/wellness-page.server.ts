import { data, redirect, href } from "react-router";
import { unitCookie } from "#app/care/dosing/pages/portal/unit-cookie.server.ts";
import { flashCookie, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { giveConsent } from "../../commands/give-consent.server.ts";
import { setSharing } from "../../commands/set-sharing.server.ts";
import { withdrawWellness } from "../../commands/withdraw-consent.server.ts";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { refusalTexts, statusOf } from "./refusals.ts";
import { storeEntry } from "./store-entry.server.ts";

type FormTexts = Record<string, string>;

export async function submitWellness(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  switch (texts["intent"]) {
    case "add":
      return submitEntry(served, texts);
    case "agree":
      return submitConsent(served, texts);
    case "share":
      return submitSharing(served, texts);
    case "withdraw": {
      const withdrawn = await withdrawWellness(served.ctx);
      if (!withdrawn.ok) return refused(served, 403, texts, {}, say.forbidden);
      return redirectWithFlash(served, href("/portal/wellness"), say.withdrawn);
    }
    default:
      return refused(served, 400, texts, {}, say.notUnderstood);
  }
}

async function submitEntry(served: RequestContext, texts: FormTexts) {
  const { env } = served;
  const stored = await storeEntry(served, texts);
  if (!stored.ok) {
    const { status, message, errors } = stored;
    return refused(served, status, texts, errors, hasAny(errors) ? undefined : message);
  }
  const headers = new Headers();
  headers.append("set-cookie", unitCookie(stored.unit, env.appUrl));
  headers.append("set-cookie", flashCookie(env.appUrl, { tone: "success", text: say.added }));
  const query = new URLSearchParams({ added: stored.id });
  return redirect(`${href("/portal/wellness")}?${query}`, { status: 303, headers });
}

const hasAny = (errors: FormTexts) => Object.keys(errors).length > 0;

async function submitConsent(served: RequestContext, texts: FormTexts) {
  if (texts["agreed"] !== "on") {
    return refused(served, 422, texts, { agreed: say.agreeNeeded }, say.agreeNeeded);
  }
  const given = await giveConsent(served.ctx);
  if (!given.ok) {
    return refused(served, statusOf(given.reason), texts, {}, refusalTexts[given.reason]);
  }
  return redirectWithFlash(served, href("/portal/wellness"), say.agreed);
}

async function submitSharing(served: RequestContext, texts: FormTexts) {
  const { shared } = texts;
  if (shared !== "yes" && shared !== "no") {
    return refused(served, 400, texts, {}, say.notUnderstood);
  }
  const set = await setSharing(served.ctx, shared === "yes");
  if (!set.ok) return refused(served, statusOf(set.reason), texts, {}, refusalTexts[set.reason]);
  const said = shared === "yes" ? say.shared : say.unshared;
  return redirectWithFlash(served, href("/portal/wellness"), said);
}

/** Shows the sent form again, with its errors. */
function refused(
  { ctx }: RequestContext,
  status: number,
  values: FormTexts,
  errors: FormTexts,
  message?: string,
) {
  const attempt = ctx.ids.newId();
  const said = message === undefined ? {} : { message };
  return data({ attempt, intent: values["intent"] ?? "", values, errors, ...said }, { status });
}
