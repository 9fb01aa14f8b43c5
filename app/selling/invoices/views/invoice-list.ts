import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { invoiceMessages as say } from "../texts/staff.ts";

const tab = (value: keyof typeof say.shows) => ({ value, label: say.shows[value] });

export const invoiceList: ListSpec = {
  key: "invoices",
  one: "invoice",
  many: "invoices",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [tab("all"), tab("credited"), tab("day")],
  },
  filters: [{ kind: "dates", label: say.period, from: "from", to: "to" }],
  sorts: ["number", "day", "total"],
  sort: "-number",
};
