import { data, href } from "react-router";
import { removeDiscount } from "../../commands/remove-discount.server.ts";
import { toggleDiscount } from "../../commands/toggle-discount.server.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { BULK_ACTS } from "../../views/discount-list.ts";
import { type RequestContext, notFound } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import { runBulk, type Selection } from "#app/platform/list/bulk.server.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { toggleInput } from "../../input.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";

/** Calls the commands for single codes on each selected one. */
export async function submitBulk(served: RequestContext, chosen: Selection, search: string) {
  const act = BULK_ACTS.find((one) => one === chosen.act);
  if (!act) return data({ message: say.noStep }, { status: 422 });
  const done = await runBulk(chosen.ids, async (id) => {
    const changed =
      act === "archive"
        ? await removeDiscount(served.ctx, id, { forGood: false })
        : await toggleDiscount(served.ctx, id, act === "activate");
    if (changed.ok) return { name: changed.value.code };
    const name = "code" in changed ? changed.code : say.passedOver.aCode;
    return { name, passed: say.passedOver[changed.reason] };
  });
  return answerBulk(served, href("/admin/discounts") + search, done, say.bulkDone[act]);
}

/** Turns a code on or off, then returns to the same list. */
export async function submitToggle(served: RequestContext, request: Request, search: string) {
  const form = parseForm(toggleInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.noStep }, { status: 422 });
  const { discountId, active } = form.value;
  const toggled = await toggleDiscount(served.ctx, discountId, active === "yes");
  if (!toggled.ok && toggled.reason === "not_found") throw notFound();
  if (!toggled.ok) {
    const why = toggled.reason === "archived" ? say.errors.archived : say.errors.forbidden;
    return data({ message: `${say.errors.statusFailed}. ${why}` }, { status: 409 });
  }
  const { code } = toggled.value;
  const text = active === "yes" ? say.turnedOn(code) : say.turnedOff(code);
  const subject = { type: "discount", id: discountId };
  return redirectWithUndo(served, href("/admin/discounts") + search, text, subject);
}
