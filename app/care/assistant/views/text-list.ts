import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { assistantStaffMessages as say } from "../texts/staff.ts";

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const assistantTextList: ListSpec = {
  key: "assistant-texts",
  one: "text",
  many: "texts",
  search: { label: say.searchTexts, max: 100 },
  filters: [
    { kind: "choice", name: "kind", label: say.kind, choices: choicesOf(say.kinds) },
    { kind: "choice", name: "review", label: say.review, choices: choicesOf(say.reviews) },
    { kind: "choice", name: "since", label: say.changes, choices: choicesOf(say.changeStates) },
  ],
  sorts: ["title", "saved"],
  sort: "title",
};
