import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { RETURN_REASONS } from "../rules/return-terms.ts";
import { returnReasons } from "../texts/shopper.ts";
import { returnMessages as say } from "../texts/staff.ts";

const SHOWN = [
  "open",
  "asked",
  "approved",
  "received",
  "inspected",
  "settled",
  "refused",
  "all",
] as const;
const [first, ...others] = SHOWN;
const tab = (value: (typeof SHOWN)[number]) => ({ value, label: say.shows[value] });

export const returnList: ListSpec = {
  key: "returns",
  one: "return",
  many: "returns",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [tab(first), ...others.map(tab)],
  },
  filters: [
    {
      kind: "choice",
      name: "reason",
      label: say.columns.reason,
      choices: [...RETURN_REASONS, "came_back" as const].map((value) => ({
        value,
        label: returnReasons[value],
      })),
    },
  ],
  sorts: ["asked", "number"],
  sort: "-asked",
};
