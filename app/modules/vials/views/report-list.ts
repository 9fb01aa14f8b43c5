import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { vialMessages as say } from "../texts/staff.ts";

export const vialReportList: ListSpec = {
  key: "vial-reports",
  one: "report",
  many: "reports",
  tabs: {
    kind: "choice",
    name: "show",
    label: say.tabsLabel,
    choices: [
      { value: "open", label: say.tabs.open },
      { value: "settled", label: say.tabs.settled },
    ],
  },
  sorts: ["received"],
  sort: "received",
  tabSorts: { settled: "-received" },
};
