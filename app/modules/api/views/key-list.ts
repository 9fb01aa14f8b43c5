import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { apiKeyMessages as say } from "../texts/staff.ts";

export const keyList: ListSpec = {
  key: "api-keys",
  one: "key",
  many: "keys",
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [
      { value: "active", label: say.shows.active },
      { value: "over", label: say.shows.over },
    ],
  },
  sorts: ["name", "made"],
  sort: "-made",
};
