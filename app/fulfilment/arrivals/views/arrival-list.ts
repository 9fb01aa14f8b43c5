import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { FELT } from "../rules/arrival-terms.ts";
import { feltTexts } from "../texts/shopper.ts";
import { arrivalMessages as say } from "../texts/staff.ts";

export const arrivalList: ListSpec = {
  key: "arrivals",
  one: "report",
  many: "reports",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, ["open", "decided", "fine", "all"]),
  filters: [choiceFilter("felt", say.columns.felt, feltTexts, FELT)],
  sorts: ["reported"],
  sort: "-reported",
};
