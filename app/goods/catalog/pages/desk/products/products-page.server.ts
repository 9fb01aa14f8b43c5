import { data, href, redirect } from "react-router";
import { switchProducts } from "../bulk/switch-products.server.ts";
import { bulkMessages } from "../../../texts/staff-bulk.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { BULK_ACTS } from "../../../views/product-list.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import type { Selection } from "#app/platform/list/bulk.server.ts";

/** Opens the grid, or switches all selected products as one change that is undone as a whole. */
export async function submitBulk(served: RequestContext, chosen: Selection, search: string) {
  const act = BULK_ACTS.find((one) => one === chosen.act);
  if (!act) return data({ message: say.noStep }, { status: 422 });
  if (act === "change" && chosen.ids.length > 0) {
    return redirect(`${href("/admin/products/bulk")}?ids=${chosen.ids.join(",")}`);
  }
  if (act === "change") return data({ message: bulkMessages.errors.noneChosen }, { status: 409 });
  const { ctx } = served;
  const switched = await switchProducts(ctx, chosen.ids, act === "activate");
  if (!switched.ok && switched.reason === "forbidden") {
    return data({ message: say.errors.forbidden }, { status: 403 });
  }
  const outcome = switched.ok ? switched.value : switched;
  return answerBulk(served, href("/admin/products") + search, outcome, say.bulkDone[act]);
}
