import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { giftCardAdminMessages as say } from "../texts/staff.ts";

export const cardList: ListSpec = {
  key: "gift-cards",
  one: say.one,
  many: say.many,
  search: { label: say.search, max: 100, personal: true },
  tabs: choiceFilter(
    "show",
    say.show,
    { all: say.all, unrefunded: say.unrefunded, ...say.states },
    ["all", "unpaid", "waiting", "sent", "redeemed", "void", "unrefunded"],
  ),
  sorts: ["created", "amount"],
  sort: "-created",
};
