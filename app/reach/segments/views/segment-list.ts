import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { segmentMessages as say } from "../texts/staff.ts";

export const segmentList: ListSpec = {
  key: "segments",
  one: "segment",
  many: "segments",
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
  sorts: ["name"],
  sort: "name",
};
