import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { FELT } from "../rules/arrival-terms.ts";
import { feltTexts } from "../texts/shopper.ts";
import { arrivalMessages as say } from "../texts/staff.ts";

const tab = (value: keyof typeof say.shows) => ({ value, label: say.shows[value] });

export const arrivalList: ListSpec = {
  key: "arrivals",
  one: "report",
  many: "reports",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [tab("open"), tab("decided"), tab("fine"), tab("all")],
  },
  filters: [
    {
      kind: "choice",
      name: "felt",
      label: say.columns.felt,
      choices: FELT.map((value) => ({ value, label: feltTexts[value] })),
    },
  ],
  sorts: ["reported"],
  sort: "-reported",
};
