import { data, redirect, href } from "react-router";
import { unitCookie } from "#app/modules/dosing/portal/unit-cookie.server.ts";
import { flashCookie, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { addEntry } from "../commands/add-entry.server.ts";
import { giveConsent } from "../commands/give-consent.server.ts";
import { withdrawWellness } from "../commands/withdraw-consent.server.ts";
import { entryId, entryInput } from "../input.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { refusalTexts, statusOf } from "./refusals.ts";

type Texts = Record<string, string>;

/** The forms of the page, by their `intent`. */
export async function submitWellness(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  switch (texts["intent"]) {
    case "add":
      return submitEntry(served, texts);
    case "agree":
      return submitConsent(served, texts);
    case "withdraw": {
      const withdrawn = await withdrawWellness(served.ctx);
      if (!withdrawn.ok) return refused(served, 403, texts, {}, say.forbidden);
      return redirectWithFlash(served, href("/portal/wellness"), say.withdrawn);
    }
    default:
      return refused(served, 400, texts, {}, say.notUnderstood);
  }
}

async function submitEntry(served: RequestContext, texts: Texts) {
  const { ctx, env } = served;
  const id = parseForm(entryId, texts);
  if (!id.ok) return refused(served, 422, texts, {}, say.errors.id);
  const form = parseForm(entryInput(ctx.now), texts);
  if (!form.ok) return refused(served, 422, texts, form.errors);
  const { entry, unit } = form.value;
  const added = await addEntry(ctx, { id: id.value, entry });
  if (!added.ok) {
    return refused(served, statusOf(added.reason), texts, {}, refusalTexts[added.reason]);
  }
  const headers = new Headers();
  headers.append("set-cookie", unitCookie(unit, env.appUrl));
  headers.append("set-cookie", flashCookie(env.appUrl, { tone: "success", text: say.added }));
  const query = new URLSearchParams({ added: added.value.id });
  return redirect(`${href("/portal/wellness")}?${query}`, { status: 303, headers });
}

async function submitConsent(served: RequestContext, texts: Texts) {
  if (texts["agreed"] !== "on") {
    return refused(served, 422, texts, { agreed: say.agreeNeeded });
  }
  const given = await giveConsent(served.ctx);
  if (!given.ok) {
    return refused(served, statusOf(given.reason), texts, {}, refusalTexts[given.reason]);
  }
  return redirectWithFlash(served, href("/portal/wellness"), say.agreed);
}

/** The form that was sent is shown again, with what is wrong with it. */
function refused(
  { ctx }: RequestContext,
  status: number,
  values: Texts,
  errors: Texts,
  message?: string,
) {
  const attempt = ctx.ids.newId();
  const said = message === undefined ? {} : { message };
  return data({ attempt, intent: values["intent"] ?? "", values, errors, ...said }, { status });
}
