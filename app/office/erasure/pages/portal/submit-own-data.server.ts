import { data, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import { askErasure } from "../../commands/ask-erasure.server.ts";
import { keepAccount } from "../../commands/keep-account.server.ts";
import { erasureInput } from "../../input.ts";
import { erasureDue } from "../../rules/erasure-terms.ts";
import { erasureMessages } from "../../texts/shopper.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { ownDataMessages as say } from "./texts.ts";

type OwnDataErrors = { wordError?: string; message?: string };

/** Takes back a consent, or asks for the end of the account, or keeps it. */
export async function submitOwnData(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const back = (text: string, tone: "success" | "error" = "success") =>
    redirectWithFlash(served, href("/portal/your-data"), { tone, text });
  switch (texts["intent"]) {
    case "withdraw-news": {
      const { ok } = await setMarketing(served.ctx, false);
      return ok ? back(say.withdrawn) : back(say.failed, "error");
    }
    case "keep-account": {
      const kept = await keepAccount(served.ctx);
      return kept.ok ? back(erasureMessages.kept) : back(erasureMessages.notAsked, "error");
    }
    case "delete-account":
      return deleteAccount(served, texts);
    default:
      return back(say.failed, "error");
  }
}

async function deleteAccount(served: RequestContext, texts: Record<string, string>) {
  const form = parseForm(erasureInput, texts);
  if (!form.ok) {
    const wordError = form.errors["word"] ?? erasureMessages.wordNeeded;
    return data<OwnDataErrors>({ wordError }, { status: 422 });
  }
  const asked = await askErasure(served.ctx);
  if (!asked.ok) {
    const message = erasureMessages.refusals[asked.reason];
    return data<OwnDataErrors>({ message }, { status: asked.reason === "forbidden" ? 403 : 409 });
  }
  const due = formatDateTime(erasureDue(served.ctx.now));
  return redirectWithFlash(served, href("/portal/your-data"), erasureMessages.asked(due));
}
