import { data, href } from "react-router";
import { isUuid } from "#app/lib/is-uuid.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { discardRemittance } from "../../commands/discard-remittance.server.ts";
import { saveRemittance } from "../../commands/save-remittance.server.ts";
import { differenceMessages, remittanceMessages as say } from "../../texts/staff.ts";

export async function submitDraft(served: RequestContext, draftId: string, request: Request) {
  const { intent } = await readFormTexts(request);
  const again = (status: number, message: string) => data({ message }, { status });
  if (!isUuid(draftId)) throw notFound();
  if (intent === "discard") {
    const gone = await discardRemittance(served.ctx, draftId);
    if (!gone.ok && gone.reason === "forbidden") return again(403, say.problems.forbidden);
    const said = gone.ok ? say.draft.discarded : say.draft.gone;
    return redirectWithFlash(served, href("/admin/orders/remittances"), said);
  }
  if (intent !== "save") return again(400, differenceMessages.errors.unknown);
  const saved = await saveRemittance(served.ctx, draftId);
  if (saved.ok) {
    const to = href("/admin/orders/remittances/files/:fileId", { fileId: saved.value });
    return redirectWithFlash(served, to, say.draft.saved);
  }
  if (saved.reason === "forbidden") return again(403, say.problems.forbidden);
  const text = saved.reason === "known_file" ? say.problems.known_file : say.draft.gone;
  return redirectWithFlash(served, href("/admin/orders/remittances"), { tone: "error", text });
}
