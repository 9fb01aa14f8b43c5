import { z } from "zod";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { toDecimal } from "#app/lib/money.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { owedCards } from "#app/selling/giftcards/queries/cards.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { owedFor } from "../../queries/owed.server.ts";
import { creditAdminMessages as say } from "../../texts/staff.ts";
import { owedList } from "../../views/owed-list.ts";
import type { Route } from "./+types/export.ts";

const searchInput = z.string().trim().max(100).catch("");

/** What the shop owes: customer by customer, then the gift cards that no one has redeemed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const sent = await readFormTexts(request);
  const begun = await beginExport(ctx, "balances");
  if (!begun.ok) throw new Response(say.forbidden, { status: 403 });
  const asked = readListQuery(owedList, new URLSearchParams(sent["query"]));
  const query = { ...asked, search: searchInput.parse(sent["search"] ?? "") };
  const parts = rowsOf(ctx.db, query);
  return csvAnswer({ name: `store-credit-${shopDay(ctx.now)}`, head: say.balancesHead, parts });
}

async function* rowsOf(db: Db, query: ListQuery) {
  for await (const rows of everyPart(owedFor(db, query), query.sort)) {
    yield rows.map((row) => [
      say.owedAs.credit,
      nameOf(row),
      row.email,
      toDecimal(row.balance),
      formatDate(row.lastAt),
    ]);
  }
  if (query.search !== "") return;
  yield (await owedCards(db)).map((card) => [
    say.owedAs.card,
    card.recipientName,
    card.recipientEmail,
    toDecimal(card.amount),
    formatDate(card.createdAt),
  ]);
}
