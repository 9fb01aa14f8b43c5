import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { CAMPAIGN_STATES } from "../rules/campaign-states.ts";
import { campaignMessages as say } from "../texts/staff-campaigns.ts";

export const campaignList: ListSpec = {
  key: "campaigns",
  one: "campaign",
  many: "campaigns",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [
      { value: "all", label: say.all },
      ...CAMPAIGN_STATES.map((value) => ({ value, label: say.states[value] })),
    ],
  },
  sorts: ["created", "name"],
  sort: "-created",
};
