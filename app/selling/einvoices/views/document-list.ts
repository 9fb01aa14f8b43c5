import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { eInvoiceMessages as say } from "../texts/staff.ts";

export const documentList: ListSpec = {
  key: "e_invoices",
  one: "document",
  many: "documents",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, ["all", "open", "sent", "accepted", "rejected"]),
  filters: [{ kind: "dates", label: say.period, from: "from", to: "to" }],
  sorts: ["day", "total"],
  sort: "-day",
};
