import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { supplierMessages as say } from "../texts/staff-suppliers.ts";

export const supplierList: ListSpec = {
  key: "suppliers",
  one: "supplier",
  many: "suppliers",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [
      { value: "active", label: say.shows.active },
      { value: "inactive", label: say.shows.inactive },
      { value: "archived", label: say.shows.archived },
    ],
  },
  sorts: ["name", "lead"],
  sort: "name",
};
