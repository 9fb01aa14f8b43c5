import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { stockMessages as say } from "../texts/staff.ts";

export const stockList: ListSpec = {
  key: "stock",
  one: "item",
  many: "items",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, ["all", "low", "sold_out", "fine"]),
  filters: [{ kind: "choice", name: "category", label: say.category }],
  sorts: ["days", "available", "sold", "name", "shelf"],
  sort: "days",
};
