import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { invoiceMessages as say } from "../texts/staff.ts";

export const invoiceList: ListSpec = {
  key: "invoices",
  one: "invoice",
  many: "invoices",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, ["all", "credited", "day"]),
  filters: [{ kind: "dates", label: say.period, from: "from", to: "to" }],
  sorts: ["number", "day", "total"],
  sort: "-number",
};
