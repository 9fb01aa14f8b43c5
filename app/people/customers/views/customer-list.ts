import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { LONGEST_SEARCH } from "../rules/customer-search.ts";
import { customerMessages as say } from "../texts/staff.ts";

const ACCOUNTS = ["with", "without"] as const;
export type AccountFilter = (typeof ACCOUNTS)[number];

/** The filter in an address; undefined for any other text. */
export const readAccountFilter = (text: string | undefined): AccountFilter | undefined =>
  ACCOUNTS.find((one) => one === text);

/** The search text is a person's data, so it stays out of the address. */
export const customerList: ListSpec = {
  key: "customers",
  one: "customer",
  many: "customers",
  search: { label: say.search, max: LONGEST_SEARCH, personal: true },
  filters: [
    choiceFilter("account", say.account, say.accounts, ACCOUNTS),
    // The page fills in the choices: the tags that customers have, by id.
    { kind: "choice", name: "tag", label: say.tag },
    // The page fills in the choices: the segments in use.
    { kind: "choice", name: "segment", label: say.segment },
    { kind: "dates", label: say.joined, from: "from", to: "to" },
  ],
  sorts: ["joined", "email"],
  sort: "-joined",
};
