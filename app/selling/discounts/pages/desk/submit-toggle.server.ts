import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { toggleDiscount } from "../../commands/toggle-discount.server.ts";
import { toggleInput } from "../../input.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

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
