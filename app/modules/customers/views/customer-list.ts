import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { LONGEST_SEARCH } from "../rules/customer-search.ts";
import { customerMessages as say } from "../texts/staff.ts";

/** Whom staff search for stays out of the address. */
export const customerList: ListSpec = {
  key: "customers",
  one: "customer",
  many: "customers",
  search: { label: say.search, max: LONGEST_SEARCH, personal: true },
  filters: [{ kind: "dates", label: say.joined, from: "from", to: "to" }],
  sorts: ["joined", "email"],
  sort: "-joined",
};
