import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { savedReplyMessages as say } from "../texts/staff-saved-replies.ts";

/** What the list of saved replies can be narrowed to and sorted by. */
export const savedReplyList: ListSpec = {
  key: "saved-replies",
  one: "saved reply",
  many: "saved replies",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [
      { value: "active", label: say.shows.active },
      { value: "archived", label: say.shows.archived },
    ],
  },
  sorts: ["title"],
  sort: "title",
};
