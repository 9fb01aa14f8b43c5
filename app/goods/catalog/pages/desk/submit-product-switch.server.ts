import { data, href } from "react-router";
import { z } from "zod";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { toggleProduct } from "../../commands/toggle-product.server.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";

const switchInput = z.object({ productId: z.uuid(), active: z.enum(["yes", "no"]) });

/** Shows or hides one product, and returns to the list with its filters. */
export async function submitSwitch(served: RequestContext, request: Request, search: string) {
  const form = parseForm(switchInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.noStep }, { status: 422 });
  const { productId, active } = form.value;
  const toggled = await toggleProduct(served.ctx, productId, active === "yes");
  if (toggled.ok) {
    const { name } = toggled.value;
    const text = active === "yes" ? say.turnedOn(name) : say.turnedOff(name);
    const subject = { type: "product", id: productId };
    return redirectWithUndo(served, href("/admin/products") + search, text, subject);
  }
  switch (toggled.reason) {
    case "not_found":
      throw notFound();
    case "not_ready": {
      const names = toggled.missing.map((check) => say.missingOf[check].toLowerCase());
      const text = say.errors.notReady(names.join(", "));
      return data({ message: `${toggled.name}: ${text}` }, { status: 409 });
    }
    case "archived":
      return data({ message: say.errors.archived }, { status: 409 });
    default:
      return data({ message: say.errors.forbidden }, { status: 403 });
  }
}
