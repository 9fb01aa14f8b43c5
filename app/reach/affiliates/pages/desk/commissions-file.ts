import { formatDate, shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { toDecimal } from "#app/lib/money.ts";
import { givenName } from "#app/people/customers/rules/customer-name.ts";
import { may } from "#app/platform/access/may.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { commissionsFor, type CommissionRow } from "../../queries/list-commissions.server.ts";
import { standingOf } from "../../rules/commission-standing.ts";
import { maskEmail } from "../../rules/mask-email.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { commissionList } from "../../views/affiliate-list.ts";
import { readSearch } from "./read-search.ts";
import type { Route } from "./+types/commissions-file.ts";

const { columns } = say;
const HEAD = [
  columns.date,
  columns.order,
  columns.affiliate,
  columns.customer,
  columns.email,
  columns.first,
  columns.goods,
  columns.rate,
  columns.commission,
  columns.takenOff,
  columns.left,
  columns.status,
  columns.payableSince,
];

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const sent = await readFormTexts(request);
  const asked = readListQuery(commissionList, new URLSearchParams(sent["query"]));
  const begun = await beginExport(ctx, "commissions", asked.filters);
  if (!begun.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const query = { ...asked, search: readSearch(sent) };
  const seesBuyers = may(ctx.actor, "customers:read");
  const parts = rowsOf(everyPart(commissionsFor(ctx.db, query), query.sort), seesBuyers);
  return csvAnswer({ name: `commissions-${shopDay(ctx.now)}`, head: HEAD, parts });
}

async function* rowsOf(parts: AsyncIterable<CommissionRow[]>, seesBuyers: boolean) {
  for await (const rows of parts) {
    yield rows.map((row) => [
      formatDate(row.createdAt),
      row.orderNumber,
      row.code,
      seesBuyers ? givenName(row) : "",
      seesBuyers ? row.email : maskEmail(row.email),
      row.isFirstOrder ? say.yes : say.no,
      toDecimal(row.orderAmount),
      row.rate,
      toDecimal(row.amount),
      toDecimal(row.amount - row.left),
      toDecimal(row.left),
      say.standings[standingOf(row.status, row.payableAt)],
      row.payableAt ? formatDate(row.payableAt) : "",
    ]);
  }
}
