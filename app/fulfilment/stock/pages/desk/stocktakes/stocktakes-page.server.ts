import { formatDateTime } from "#app/lib/dates.ts";
import { stocktakesFor, type StocktakeRow } from "../../../queries/list-stocktakes.server.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { stocktakeList } from "../../../views/stocktake-list.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";

export async function showStocktakes(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const { list, rows } = await loadList(asked, stocktakeList, (query) => stocktakesFor(db, query));
  return { list, rows: rows.map(showRow), mayWrite: may(actor, "stock:write") };
}

export type ShownStocktake = ReturnType<typeof showRow>;

function showRow({ id, number, scope, scopeName, isBlind, state, ...row }: StocktakeRow) {
  return {
    id,
    heading: say.heading(number),
    what: say.called(scope, scopeName),
    how: isBlind ? say.blind : say.shown,
    state,
    started: formatDateTime(row.startedAt),
    progress: say.part(row.counted, row.items),
  };
}
