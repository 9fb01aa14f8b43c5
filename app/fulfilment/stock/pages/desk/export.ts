import { shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { lowLimits, type LowLimits } from "#app/goods/catalog/rules/level-state.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { stockFor, type StockRow } from "../../queries/list-stock.server.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { stockList } from "../../views/stock-list.ts";
import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { showItem, type ShownItem } from "./show-item.ts";
import type { Route } from "./+types/export.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query: asked } = await readFormTexts(request);
  const query = readListQuery(stockList, new URLSearchParams(asked));
  const limits = lowLimits(await loadSettings(ctx.db));
  const parts = stockRows(everyPart(stockFor(ctx.db, query, limits), query.sort), limits);
  return csvAnswer({ name: `stock-${shopDay(ctx.now)}`, head: say.head, parts });
}

async function* stockRows(
  parts: AsyncIterable<readonly StockRow[]>,
  limits: LowLimits,
): AsyncGenerator<CsvRow[]> {
  for await (const part of parts) yield part.map((row) => fileRow(showItem(row, limits)));
}

function fileRow(item: ShownItem): CsvRow {
  const { sku, name, category, shelf, onHand, reserved, available, perDay } = item;
  return [
    sku,
    name,
    category,
    shelf,
    onHand,
    reserved,
    available,
    perDay,
    item.daysLeft,
    item.state,
  ];
}
