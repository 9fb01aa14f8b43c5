import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { PAYOUT_STATES } from "../rules/payout-terms.ts";
import { affiliateStaffMessages } from "../texts/staff.ts";
import { payoutMessages as say } from "../texts/staff-payouts.ts";

export const payoutList: ListSpec = {
  key: "affiliate-payouts",
  one: "payout",
  many: "payouts",
  tabs: choiceFilter(
    "state",
    affiliateStaffMessages.show,
    { all: affiliateStaffMessages.everyone, ...say.states },
    ["all", ...PAYOUT_STATES],
  ),
  sorts: ["number"],
  sort: "-number",
};
