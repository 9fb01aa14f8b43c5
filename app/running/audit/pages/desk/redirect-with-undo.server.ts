import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { newestOwnEntry, type Subject } from "../../queries.server.ts";
import { touchedFields } from "../../rules/undo.ts";

type RedirectContext = Pick<RequestContext, "ctx"> & { env: { appUrl: string } };

/**
 * After a form of a record: on to a page that says so, with a button that undoes it where the form
 * changed what was there before.
 */
export async function redirectWithUndo(
  served: RedirectContext,
  to: string,
  text: string,
  { type, id = "" }: Subject,
): Promise<Response> {
  const entry = await newestOwnEntry(served.ctx, { type, id });
  const undo = entry && touchedFields(entry).length > 0 ? entry.id : undefined;
  return redirectWithFlash(served, to, { tone: "success", text, undo });
}
