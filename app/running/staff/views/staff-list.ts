import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { ROLE_NAMES, staffMessages as say } from "../texts/staff.ts";

export const staffList: ListSpec = {
  key: "staff",
  one: "person",
  many: "people",
  search: { label: say.search, max: 120, personal: true },
  filters: [
    {
      kind: "choice",
      name: "role",
      label: say.role,
      choices: STAFF_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
    },
  ],
  sorts: ["name", "active"],
  sort: "name",
};
