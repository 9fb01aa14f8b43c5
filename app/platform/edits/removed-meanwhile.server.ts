import { data } from "react-router";
import type { EditField, Removed, Texts } from "#app/lib/edit.ts";

type Form = { fields: readonly EditField[]; texts: Texts; back: Removed["removed"]["back"] };

/**
 * To throw where the record of a form is not there any more: the back-office then says so, shows
 * what was typed, so that nothing is lost, and leads back to the list.
 */
export function removedMeanwhile({ fields, texts, back }: Form) {
  const typed = fields.flatMap(({ name, label, kind, words }) => {
    const value = texts[name]?.trim() ?? "";
    const isText = kind !== "file" && kind !== "tick" && value !== "";
    return isText ? [{ label, text: words?.[value] ?? value }] : [];
  });
  const removed: Removed = { removed: { typed, back } };
  return data(removed, { status: 404 });
}
