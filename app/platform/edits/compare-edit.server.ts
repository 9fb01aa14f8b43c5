import { choiceOf, sameText } from "#app/lib/edit.ts";
import type { Difference, EditField, Side, Texts } from "#app/lib/edit.ts";
import { isAsOpened } from "./editable.server.ts";

/** The fields in which a form and what is saved now say different things, in the form's order. */
export function compareEdit(
  fields: readonly EditField[],
  texts: Texts,
  saved: Texts,
): Difference[] {
  const base = texts["base"] ?? "";
  return fields.flatMap((field) => {
    const { name, label, kind } = field;
    const [mine, theirs] = [texts[name] ?? "", saved[name] ?? ""];
    if (kind === "file" || sameText(mine, theirs)) return [];
    const iChanged = isAsOpened(base, name, mine) !== true;
    const theyChanged = isAsOpened(base, name, theirs) !== true;
    const changedBy = iChanged && theyChanged ? "both" : iChanged ? "you" : "others";
    const difference: Difference = {
      name,
      label,
      kind,
      yours: shown(field, mine),
      saved: shown(field, theirs),
      changedBy,
      chosen: sideOf(texts[choiceOf(name)]),
    };
    return [difference];
  });
}

/** Words for a value: those of a choice, "Yes" or "No" for a box. */
function shown({ kind, words }: EditField, value: string): string {
  if (kind === "tick") return value === "" ? "No" : "Yes";
  return words?.[value] ?? value;
}

export function sideOf(text: string | undefined): Side | undefined {
  return text === "yours" || text === "saved" ? text : undefined;
}
