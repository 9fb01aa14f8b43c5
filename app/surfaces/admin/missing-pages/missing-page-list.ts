import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { missingPagesMessages as say } from "./texts.ts";

export const missingPageList: ListSpec = {
  key: "missing-pages",
  one: "address",
  many: "addresses",
  search: { label: say.search, max: 100 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.tabs,
    choices: [
      { value: "page", label: say.kinds.page.tab },
      { value: "file", label: say.kinds.file.tab },
      { value: "probe", label: say.kinds.probe.tab },
    ],
  },
  sorts: ["seen", "last", "first"],
  sort: "-seen",
};
