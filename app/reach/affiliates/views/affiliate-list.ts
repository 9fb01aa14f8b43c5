import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { AFFILIATE_STATUSES } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { COMMISSION_STANDINGS } from "../rules/commission-standing.ts";
import { affiliateStaffMessages as say } from "../texts/staff.ts";

/** The search stays out of the URL because it names a person. */
export const affiliateList: ListSpec = {
  key: "affiliates",
  one: "affiliate",
  many: "affiliates",
  search: { label: say.search, max: 100, personal: true },
  tabs: choiceFilter("status", say.show, { all: say.everyone, ...say.statuses }, [
    "all",
    ...AFFILIATE_STATUSES,
  ]),
  filters: [{ kind: "dates", label: say.columns.joined, from: "from", to: "to" }],
  sorts: ["joined", "code", "earned"],
  sort: "-joined",
};

export const commissionList: ListSpec = {
  key: "commissions",
  one: "commission",
  many: "commissions",
  search: { label: say.commissionsSearch, max: 100, personal: true },
  tabs: choiceFilter("state", say.show, { all: say.everyone, ...say.standings }, [
    "all",
    ...COMMISSION_STANDINGS,
  ]),
  filters: [
    // The choices are the affiliates who have earned something, by their ids.
    { kind: "choice", name: "affiliate", label: say.columns.affiliate },
    { kind: "dates", label: say.earnedOn, from: "from", to: "to" },
  ],
  sorts: ["earned", "amount"],
  sort: "-earned",
};
