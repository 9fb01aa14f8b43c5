import { shopDay } from "#app/lib/dates.ts";
import { beginExport } from "#app/modules/discounts/commands/begin-export.server.ts";
import { everyDiscount } from "#app/modules/discounts/queries/list-discounts.server.ts";
import { batchMessages } from "#app/modules/discounts/texts/staff-batch.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { discountRows } from "./discount-rows.ts";
import { readFilter } from "./read-filter.ts";
import type { Route } from "./+types/export.ts";

/** The codes that the list shows, as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const sent = await readFormTexts(request);
  const filter = readFilter(sent["show"], sent["search"]);
  const begun = await beginExport(ctx, filter);
  if (!begun.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const parts = discountRows(everyDiscount(ctx.db, filter, ctx.now), ctx.now);
  return csvAnswer({ name: `discounts-${shopDay(ctx.now)}`, head: batchMessages.head, parts });
}
