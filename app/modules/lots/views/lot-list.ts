import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { EXPIRES_SOON_DAYS } from "../rules/lot-state.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";

export const lotList: ListSpec = {
  key: "lots",
  one: "lot",
  many: "lots",
  search: { label: say.search, max: 60 },
  filters: [
    {
      kind: "choice",
      name: "state",
      label: say.state,
      choices: [
        ...Object.entries(say.states).map(([value, label]) => ({ value, label })),
        { value: "soon", label: say.soon(EXPIRES_SOON_DAYS) },
      ],
    },
  ],
  sorts: ["received", "expires", "number"],
  sort: "-received",
};
