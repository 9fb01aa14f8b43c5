import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";

/** Filters and sorting of the list of categories, which starts in the shop's order. */
export const categoryList: ListSpec = {
  key: "categories",
  one: "category",
  many: "categories",
  search: { label: say.search, max: 60 },
  filters: [
    choiceFilter("status", say.columns.status, { active: say.isActive, inactive: say.isInactive }, [
      "active",
      "inactive",
    ]),
  ],
  sorts: ["order", "name", "products"],
  sort: "order",
};
