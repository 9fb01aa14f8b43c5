import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";

export const doctorList: ListSpec = {
  key: "doctors",
  one: "doctor",
  many: "doctors",
  search: { label: say.search, max: 60 },
  filters: [
    {
      kind: "choice",
      name: "status",
      label: say.columns.status,
      choices: [
        { value: "active", label: say.isActive },
        { value: "inactive", label: say.isInactive },
      ],
    },
  ],
  sorts: ["name", "specialization"],
  sort: "name",
};
