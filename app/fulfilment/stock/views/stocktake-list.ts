import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { stocktakeMessages as say } from "../texts/staff-stocktakes.ts";

export const stocktakeList: ListSpec = {
  key: "stocktakes",
  one: "stocktake",
  many: "stocktakes",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [
      { value: "all", label: say.shows.all },
      { value: "open", label: say.shows.open },
      { value: "posted", label: say.states.posted },
      { value: "cancelled", label: say.states.cancelled },
    ],
  },
  filters: [{ kind: "dates", label: say.columns.started, from: "from", to: "to" }],
  sorts: ["number"],
  sort: "-number",
};
