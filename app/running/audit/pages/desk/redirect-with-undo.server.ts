import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { newestOwnEntry, type Subject } from "../../queries.server.ts";
import { touchedFields } from "../../rules/undo.ts";

type RedirectContext = Pick<RequestContext, "ctx"> & { env: { appUrl: string } };

/**
 * After a form: redirects to a page with a message, and with an Undo button if the form changed
 * existing values.
 */
export async function redirectWithUndo(
  served: RedirectContext,
  to: string,
  text: string,
  { type, id = "", unsaved }: Subject & { unsaved?: (name: string) => unknown },
): Promise<Response> {
  const entry = await newestOwnEntry(served.ctx, { type, id });
  const undo = entry && touchedFields(entry, unsaved).length > 0 ? entry.id : undefined;
  return redirectWithFlash(served, to, { tone: "success", text, undo });
}
