import { formatMoney } from "#app/lib/money.ts";
import { allCategories } from "#app/goods/catalog/queries/staff-categories.server.ts";
import { lowLimits } from "#app/goods/catalog/rules/level-state.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { stockFigures, stockFor } from "../../queries/list-stock.server.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { stockList } from "../../views/stock-list.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { showItem } from "./show-item.ts";

export async function showStock(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const limits = lowLimits(await loadSettings(db));
  const [{ list, rows }, categories] = await Promise.all([
    loadList(asked, stockList, (query) => stockFor(db, query, limits)),
    allCategories(db),
  ]);
  const figures = await stockFigures(db, list.query, limits);
  const cost = {
    label: say.cards.cost,
    value: formatMoney(figures.cost),
    hint: say.cards.costHint(figures.costed, figures.count),
  };
  return {
    list,
    rows: rows.map((row) => showItem(row, limits)),
    choices: { category: categories.map(({ id, name }) => ({ value: id, label: name })) },
    figures: [
      {
        label: say.cards.units,
        value: figures.units.toLocaleString("en"),
        hint: say.cards.reserved(figures.reserved),
      },
      ...(may(actor, "costs:read") ? [cost] : []),
      { label: say.cards.retail, value: formatMoney(figures.retail) },
      {
        label: say.cards.low,
        value: figures.low.toLocaleString("en"),
        hint: say.cards.lowHint(figures.soldOut),
      },
    ],
  };
}
