import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { segmentMessages as say } from "../texts/staff.ts";

export const segmentList: ListSpec = {
  key: "segments",
  one: "segment",
  many: "segments",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, ["active", "archived"]),
  sorts: ["name"],
  sort: "name",
};
