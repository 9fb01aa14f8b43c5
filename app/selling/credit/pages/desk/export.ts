import { z } from "zod";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { toDecimal } from "#app/lib/money.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { owedFor, type OwedRow } from "../../queries/owed.server.ts";
import { creditAdminMessages as say } from "../../texts/staff.ts";
import { owedList } from "../../views/owed-list.ts";
import type { Route } from "./+types/export.ts";

const searchInput = z.string().trim().max(100).catch("");

/** What the shop owes, customer by customer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const sent = await readFormTexts(request);
  const begun = await beginExport(ctx, "balances");
  if (!begun.ok) throw new Response(say.forbidden, { status: 403 });
  const asked = readListQuery(owedList, new URLSearchParams(sent["query"]));
  const query = { ...asked, search: searchInput.parse(sent["search"] ?? "") };
  const parts = rowsOf(everyPart(owedFor(ctx.db, query), query.sort));
  return csvAnswer({ name: `store-credit-${shopDay(ctx.now)}`, head: say.balancesHead, parts });
}

async function* rowsOf(parts: AsyncIterable<OwedRow[]>) {
  for await (const rows of parts) {
    yield rows.map((row) => [
      nameOf(row),
      row.email,
      toDecimal(row.balance),
      formatDate(row.lastAt),
    ]);
  }
}
