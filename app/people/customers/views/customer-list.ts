import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { LONGEST_SEARCH } from "../rules/customer-search.ts";
import { customerMessages as say } from "../texts/staff.ts";

const ACCOUNTS = ["with", "without"] as const;
export type AccountFilter = (typeof ACCOUNTS)[number];

/** What an address asks for; undefined for anything else. */
export const readAccountFilter = (text: string | undefined): AccountFilter | undefined =>
  ACCOUNTS.find((one) => one === text);

/** Whom staff search for stays out of the address. */
export const customerList: ListSpec = {
  key: "customers",
  one: "customer",
  many: "customers",
  search: { label: say.search, max: LONGEST_SEARCH, personal: true },
  filters: [
    {
      kind: "choice",
      name: "account",
      label: say.account,
      choices: ACCOUNTS.map((value) => ({ value, label: say.accounts[value] })),
    },
    // Its choices are the tags that customers have, by their ids.
    { kind: "choice", name: "tag", label: say.tag },
    // Of both the page brings the choices: this one's are the segments in use.
    { kind: "choice", name: "segment", label: say.segment },
    { kind: "dates", label: say.joined, from: "from", to: "to" },
  ],
  sorts: ["joined", "email"],
  sort: "-joined",
};
