import { href } from "react-router";
import { undoChange } from "#app/running/audit/commands/undo-change.server.ts";
import { undoMessages as say } from "#app/running/audit/texts/staff-undo.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { undoBulk } from "./undo-bulk.server.ts";
import { UNDOABLE_RECORDS } from "#app/office/erasure/queries/every-record.server.ts";
import type { Route } from "./+types/undo.ts";

/** Undoes a change, and leads back to the page that the button is on. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { entryId = "", back } = await readFormTexts(request);
  const page = safeNext(back) ?? href("/admin");
  const bulk = await undoBulk(served.ctx, entryId);
  if (bulk) return redirectWithFlash(served, page, bulk);
  const kinds = { records: UNDOABLE_RECORDS, demo: served.env.demo };
  const undone = await undoChange(served.ctx, kinds, entryId);
  if (undone.ok) {
    const { entryId: undo } = undone.value;
    return redirectWithFlash(served, page, { tone: "success", text: say.undone, undo });
  }
  const text = undone.reason === "not_saved" ? undone.why : say.failed[undone.reason];
  return redirectWithFlash(served, page, { tone: "error", text });
}
