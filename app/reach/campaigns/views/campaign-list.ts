import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { CAMPAIGN_STATES } from "../rules/campaign-states.ts";
import { campaignMessages as say } from "../texts/staff-campaigns.ts";

export const campaignList: ListSpec = {
  key: "campaigns",
  one: "campaign",
  many: "campaigns",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, { all: say.all, ...say.states }, [
    "all",
    ...CAMPAIGN_STATES,
  ]),
  sorts: ["created", "name"],
  sort: "-created",
};
