import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { PAYOUT_STATES } from "../rules/payout-terms.ts";
import { affiliateStaffMessages } from "../texts/staff.ts";
import { payoutMessages as say } from "../texts/staff-payouts.ts";

export const payoutList: ListSpec = {
  key: "affiliate-payouts",
  one: "payout",
  many: "payouts",
  tabs: {
    kind: "choice",
    name: "state",
    label: affiliateStaffMessages.show,
    choices: [
      { value: "all", label: affiliateStaffMessages.everyone },
      ...PAYOUT_STATES.map((value) => ({ value, label: say.states[value] })),
    ],
  },
  sorts: ["number"],
  sort: "-number",
};
