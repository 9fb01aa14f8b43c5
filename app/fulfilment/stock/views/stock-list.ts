import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { stockMessages as say } from "../texts/staff.ts";

export const stockList: ListSpec = {
  key: "stock",
  one: "item",
  many: "items",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [
      { value: "all", label: say.shows.all },
      { value: "low", label: say.shows.low },
      { value: "sold_out", label: say.shows.sold_out },
      { value: "fine", label: say.shows.fine },
    ],
  },
  filters: [{ kind: "choice", name: "category", label: say.category }],
  sorts: ["days", "available", "sold", "name", "shelf"],
  sort: "days",
};
