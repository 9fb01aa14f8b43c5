import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { SUPPRESSION_REASONS } from "#app/platform/mail/suppression-terms.ts";
import { suppressionMessages as say } from "../texts/staff-suppressions.ts";

/** Whom staff search for stays out of the address. */
export const suppressionList: ListSpec = {
  key: "suppressions",
  one: "address",
  many: "addresses",
  search: { label: say.search, max: 254, personal: true },
  filters: [
    {
      kind: "choice",
      name: "reason",
      label: say.columns.reason,
      choices: SUPPRESSION_REASONS.map((value) => ({ value, label: say.reasons[value] })),
    },
  ],
  sorts: ["since"],
  sort: "-since",
};
