import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { agreeToSaving } from "../../commands/agree-to-saving.server.ts";
import { deleteSaved } from "../../commands/delete-saved.server.ts";
import { stopSaving } from "../../commands/stop-saving.server.ts";
import { savingMessages as say } from "../../texts/shopper-saving.ts";

const LIST = href("/portal/health-ai");

const refused = (status: number, problem: { message?: string; agreed?: string }) =>
  data(problem, { status });

/** To save from now on, or to stop and delete all. */
export async function submitSaved(served: RequestContext, request: Request) {
  const { intent, agreed } = await readFormTexts(request);
  if (intent === "agree") {
    if (agreed !== "on") return refused(422, { agreed: say.agreeNeeded });
    const given = await agreeToSaving(served.ctx);
    return given.ok
      ? redirectWithFlash(served, LIST, say.agreed)
      : refused(403, { message: say.forbidden });
  }
  if (intent !== "stop") return refused(400, { message: say.notUnderstood });
  const stopped = await stopSaving(served.ctx);
  return stopped.ok
    ? redirectWithFlash(served, LIST, say.stopped)
    : refused(403, { message: say.forbidden });
}

/** Deletes a conversation. If it was already gone, the list says so. */
export async function submitConversation(
  served: RequestContext,
  request: Request,
  conversationId: string,
) {
  const { intent } = await readFormTexts(request);
  if (intent !== "delete") return refused(400, { message: say.notUnderstood });
  const deleted = await deleteSaved(served.ctx, conversationId);
  if (deleted.ok) return redirectWithFlash(served, LIST, say.removed);
  if (deleted.reason === "forbidden") return refused(403, { message: say.forbidden });
  return redirectWithFlash(served, LIST, { tone: "warning", text: say.notFound });
}
