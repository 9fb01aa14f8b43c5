import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { SHOWN_DISCOUNTS } from "../rules/shown-discounts.ts";
import { discountAdminMessages as say } from "../texts/staff.ts";

export const discountList: ListSpec = {
  key: "discounts",
  one: "discount",
  many: "discounts",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, SHOWN_DISCOUNTS),
  filters: [
    choiceFilter("type", say.columns.type, say.fields.type.words, [
      "percentage",
      "fixed_amount",
      "free_gift",
    ]),
  ],
  sorts: ["created", "code", "used"],
  sort: "-created",
};

export const BULK_ACTS = ["activate", "deactivate", "archive"] as const;
