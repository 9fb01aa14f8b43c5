import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { LOG_AREAS } from "../rules/log-areas.ts";
import { auditMessages as say } from "../texts/staff.ts";

export const logList: ListSpec = {
  key: "audit-log",
  one: "entry",
  many: "entries",
  search: { label: say.search, max: 100 },
  filters: [
    {
      kind: "choice",
      name: "area",
      label: say.area,
      choices: Object.entries(LOG_AREAS).map(([value, { label }]) => ({ value, label })),
    },
    { kind: "choice", name: "by", label: say.by },
    { kind: "dates", label: say.days, from: "from", to: "to" },
  ],
  sorts: ["at"],
  sort: "-at",
};
