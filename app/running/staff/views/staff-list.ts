import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { ROLE_NAMES, staffMessages as say } from "../texts/staff.ts";

export const staffList: ListSpec = {
  key: "staff",
  one: "person",
  many: "people",
  search: { label: say.search, max: 120, personal: true },
  filters: [choiceFilter("role", say.role, ROLE_NAMES, STAFF_ROLES)],
  sorts: ["name", "active"],
  sort: "name",
};
