import type { EditField, Texts } from "#app/lib/edit.ts";
import { tidyWords, type StaffWording, type Slot } from "../../rules/wordings.ts";
import { mailTexts as say } from "./texts.ts";

export type WordField = EditField & { slot: Slot };

/** The fields of a mail's texts, numbered if a place has several. */
export function wordFields(slots: readonly Slot[]): WordField[] {
  return slots.map((slot) => {
    const same = slots.filter(({ place }) => place === slot.place);
    const number = same.length > 1 ? same.indexOf(slot) + 1 : undefined;
    return {
      name: number === undefined ? slot.place : `${slot.place}${number}`,
      label: say.placeOf(slot.place, number),
      kind: slot.place === "text" || slot.place === "footer" ? "long" : "line",
      slot,
    };
  });
}

/** Staff's wordings, or the original texts. */
export function wordTexts(fields: readonly WordField[], wordings: readonly StaffWording[]): Texts {
  return Object.fromEntries(
    fields.map(({ name, slot }) => {
      const own = wordings.find(
        ({ place, pattern }) => place === slot.place && pattern === slot.pattern,
      );
      return [name, own?.own ?? slot.pattern];
    }),
  );
}

/** The texts of a form that differ from the original texts. */
export function ownWordings(fields: readonly WordField[], texts: Texts): StaffWording[] {
  return fields.flatMap(({ name, slot }) => {
    const own = tidyWords(texts[name] ?? "");
    return own === "" || own === tidyWords(slot.pattern) ? [] : [{ ...slot, own }];
  });
}
