import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { receiveLot } from "../../commands/receive-lot.server.ts";
import { lotInput } from "../../input.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";

const FIELD = { taken: "lotNumber", over: "expiresOn", not_found: "item", forbidden: "item" };

export async function submitReceivedLot(request: Request, served: RequestContext) {
  const texts = await readFormTexts(request);
  const form = parseForm(lotInput, texts);
  if (!form.ok) return data({ errors: form.errors, values: form.values }, { status: 422 });
  const received = await receiveLot(served.ctx, form.value);
  if (!received.ok) {
    const errors = { [FIELD[received.reason]]: say.errors[received.reason] };
    return data({ errors, values: texts }, { status: received.reason === "forbidden" ? 403 : 409 });
  }
  const page = href("/admin/lots/:lotId", { lotId: received.value.lotId });
  return redirectWithFlash(served, page, say.saved(form.value.lotNumber));
}
