import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { mailTexts as say } from "./texts.ts";

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The kinds of mails, in the order of the gallery. */
export const mailList: ListSpec = {
  key: "mail-templates",
  one: "template",
  many: "templates",
  search: { label: say.search, max: 100 },
  filters: [
    { kind: "choice", name: "to", label: say.to, choices: choicesOf(say.audiences) },
    { kind: "choice", name: "gate", label: say.gate, choices: choicesOf(say.gates) },
    { kind: "choice", name: "words", label: say.state, choices: choicesOf(say.states) },
  ],
  sorts: ["order", "name"],
  sort: "order",
};
