import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { supplierMessages as say } from "../texts/staff-suppliers.ts";

export const supplierList: ListSpec = {
  key: "suppliers",
  one: "supplier",
  many: "suppliers",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, ["active", "inactive", "archived"]),
  sorts: ["name", "lead"],
  sort: "name",
};
