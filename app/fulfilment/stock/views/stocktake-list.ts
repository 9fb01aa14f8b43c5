import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { stocktakeMessages as say } from "../texts/staff-stocktakes.ts";

export const stocktakeList: ListSpec = {
  key: "stocktakes",
  one: "stocktake",
  many: "stocktakes",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter(
    "show",
    say.show,
    {
      all: say.shows.all,
      open: say.shows.open,
      posted: say.states.posted,
      cancelled: say.states.cancelled,
    },
    ["all", "open", "posted", "cancelled"],
  ),
  filters: [{ kind: "dates", label: say.columns.started, from: "from", to: "to" }],
  sorts: ["number"],
  sort: "-number",
};
