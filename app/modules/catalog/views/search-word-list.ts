import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { synonymMessages as say } from "../texts/staff-search-words.ts";

/** How the list of search words can be searched and sorted. */
export const searchWordList: ListSpec = {
  key: "search-words",
  one: "search word",
  many: "search words",
  search: { label: say.search, max: 80 },
  sorts: ["typed", "means"],
  sort: "typed",
};
