import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { SHOWN_DISCOUNTS } from "../rules/shown-discounts.ts";
import { discountAdminMessages as say } from "../texts/staff.ts";

const [first, ...others] = SHOWN_DISCOUNTS;
const choiceOf = (value: (typeof SHOWN_DISCOUNTS)[number]) => ({ value, label: say.shows[value] });

export const discountList: ListSpec = {
  key: "discounts",
  one: "discount",
  many: "discounts",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [choiceOf(first), ...others.map(choiceOf)],
  },
  filters: [
    {
      kind: "choice",
      name: "type",
      label: say.columns.type,
      choices: [
        { value: "percentage", label: say.fields.type.words.percentage },
        { value: "fixed_amount", label: say.fields.type.words.fixed_amount },
        { value: "free_gift", label: say.fields.type.words.free_gift },
      ],
    },
  ],
  sorts: ["created", "code", "used"],
  sort: "-created",
};

export const BULK_ACTS = ["activate", "deactivate", "archive"] as const;
