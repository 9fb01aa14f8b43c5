import { formatDate, shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { toDecimal } from "#app/lib/money.ts";
import { givenName } from "#app/people/customers/rules/customer-name.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { affiliatesFor, type AffiliateRow } from "../../queries/list-affiliates.server.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { affiliateList } from "../../views/affiliate-list.ts";
import { readSearch } from "./read-search.ts";
import type { Route } from "./+types/affiliates-file.ts";

const { columns } = say;
const HEAD = [
  columns.name,
  columns.email,
  columns.code,
  columns.status,
  columns.orders,
  columns.earned,
  columns.balance,
  columns.joined,
];

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const sent = await readFormTexts(request);
  const asked = readListQuery(affiliateList, new URLSearchParams(sent["query"]));
  const begun = await beginExport(ctx, "affiliates", asked.filters);
  if (!begun.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const query = { ...asked, search: readSearch(sent) };
  const parts = rowsOf(everyPart(affiliatesFor(ctx.db, query), query.sort));
  return csvAnswer({ name: `affiliates-${shopDay(ctx.now)}`, head: HEAD, parts });
}

async function* rowsOf(parts: AsyncIterable<AffiliateRow[]>) {
  for await (const rows of parts) {
    yield rows.map((row) => [
      givenName(row),
      row.email,
      row.code,
      say.statuses[row.status],
      row.orders,
      toDecimal(row.earned),
      toDecimal(row.balance),
      formatDate(row.createdAt),
    ]);
  }
}
