import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { decideDifference } from "../../commands/decide-difference.server.ts";
import { decideInput } from "../../input.ts";
import { differenceMessages as say } from "../../texts/staff.ts";

/** Applies an act, then shows the next difference, or the same one while it stays open. */
export async function submitDifference(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const { findingId: about = "", note = "" } = texts;
  const again = (status: number, message: string, errors: Record<string, string> = {}) =>
    data({ about, note, message, errors }, { status });
  const form = parseForm(decideInput, texts);
  if (!form.ok) {
    const { findingId, version, intent, ...errors } = form.errors;
    const message = intent ?? findingId ?? version ?? "";
    return again(intent === undefined ? 422 : 400, message, errors);
  }
  const { act, findingId } = form.value;
  const decided = await decideDifference(served.ctx, form.value);
  if (!decided.ok) {
    return again(decided.reason === "forbidden" ? 403 : 409, say.errors[decided.reason]);
  }
  const isOver = decided.value.ended || act === "claim";
  const to = `?${isOver ? "after" : "difference"}=${findingId}`;
  return redirectWithFlash(
    served,
    `${href("/admin/orders/remittances/differences")}${to}`,
    say.done[act],
  );
}
