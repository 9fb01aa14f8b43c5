import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { RETURN_REASONS, RETURN_STATES } from "../rules/return-terms.ts";
import { returnReasons } from "../texts/shopper.ts";
import { returnMessages as say } from "../texts/staff.ts";

const SHOWN = ["open", ...RETURN_STATES, "all"] as const;

export const returnList: ListSpec = {
  key: "returns",
  one: "return",
  many: "returns",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, SHOWN),
  filters: [
    choiceFilter("reason", say.columns.reason, returnReasons, [
      ...RETURN_REASONS,
      "came_back" as const,
    ]),
  ],
  sorts: ["asked", "number"],
  sort: "-asked",
};
