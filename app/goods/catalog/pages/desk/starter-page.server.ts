import { data, href } from "react-router";
import { orFailedForm } from "#app/platform/http/failed-call.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { addStarterProducts } from "../../commands/add-starter-products.server.ts";
import { PRICE_LISTS } from "../../rules/price-list.ts";
import { starterMessages as say } from "../../texts/staff-starter.ts";

/** Adds the missing products, and opens the list that has them now. */
export const submitStarter = (served: RequestContext, sent: Record<string, string>) =>
  orFailedForm(served, { message: say.failed }, () => runStarter(served, sent));

async function runStarter(served: RequestContext, sent: Record<string, string>) {
  const prices = PRICE_LISTS.find((list) => list === sent["prices"]);
  if (!prices) return data({ message: say.reasons.prices }, { status: 422 });
  const added = await addStarterProducts(served.ctx, prices);
  if (!added.ok) {
    const status = added.reason === "forbidden" ? 403 : 409;
    return data({ message: say.reasons[added.reason] }, { status });
  }
  const count = added.value.added.length;
  const text = count === 0 ? say.nothingHint : say.added(count);
  return redirectWithFlash(served, href("/admin/products"), text);
}
