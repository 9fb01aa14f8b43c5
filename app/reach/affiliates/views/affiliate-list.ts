import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { AFFILIATE_STATUSES } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { COMMISSION_STANDINGS } from "../rules/commission-standing.ts";
import { affiliateStaffMessages as say } from "../texts/staff.ts";

/** The search stays out of the URL because it names a person. */
export const affiliateList: ListSpec = {
  key: "affiliates",
  one: "affiliate",
  many: "affiliates",
  search: { label: say.search, max: 100, personal: true },
  tabs: {
    kind: "choice",
    name: "status",
    label: say.show,
    choices: [
      { value: "all", label: say.everyone },
      ...AFFILIATE_STATUSES.map((value) => ({ value, label: say.statuses[value] })),
    ],
  },
  filters: [{ kind: "dates", label: say.columns.joined, from: "from", to: "to" }],
  sorts: ["joined", "code", "earned"],
  sort: "-joined",
};

export const commissionList: ListSpec = {
  key: "commissions",
  one: "commission",
  many: "commissions",
  search: { label: say.commissionsSearch, max: 100, personal: true },
  tabs: {
    kind: "choice",
    name: "state",
    label: say.show,
    choices: [
      { value: "all", label: say.everyone },
      ...COMMISSION_STANDINGS.map((value) => ({ value, label: say.standings[value] })),
    ],
  },
  filters: [
    // The choices are the affiliates who have earned something, by their ids.
    { kind: "choice", name: "affiliate", label: say.columns.affiliate },
    { kind: "dates", label: say.earnedOn, from: "from", to: "to" },
  ],
  sorts: ["earned", "amount"],
  sort: "-earned",
};
