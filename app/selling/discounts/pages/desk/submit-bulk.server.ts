import { data, href } from "react-router";
import { removeDiscount } from "../../commands/remove-discount.server.ts";
import { toggleDiscount } from "../../commands/toggle-discount.server.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { BULK_ACTS } from "../../views/discount-list.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import { runBulk, type Selection } from "#app/platform/list/bulk.server.ts";

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
