import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { SUBSCRIPTION_STATES } from "../rules/subscription-terms.ts";
import { subscriberMessages as say } from "../texts/staff.ts";

/** Whom staff search for stays out of the address. */
export const subscriberList: ListSpec = {
  key: "subscribers",
  one: "subscriber",
  many: "subscribers",
  search: { label: say.search, max: 120, personal: true },
  filters: [
    {
      kind: "choice",
      name: "state",
      label: say.state,
      choices: SUBSCRIPTION_STATES.map((value) => ({ value, label: say[value] })),
    },
    {
      kind: "choice",
      name: "source",
      label: say.source,
      choices: Object.entries(say.sources).map(([value, label]) => ({ value, label })),
    },
  ],
  sorts: ["asked", "email"],
  sort: "-asked",
};
