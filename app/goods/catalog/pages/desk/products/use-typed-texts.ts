import { useState, type InputEvent } from "react";
import type { EditField, Texts } from "#app/lib/edit.ts";
import { typedTexts } from "#app/ui/typed-texts.ts";

/** The form's texts as they are typed now, to preview them. `shown` is what the page filled in. */
export function useTypedTexts(shown: Texts, fields: readonly EditField[]) {
  const [opened, setOpened] = useState(shown);
  const [texts, setTexts] = useState(shown);
  if (opened !== shown) {
    setOpened(shown);
    setTexts(shown);
  }
  function read({ target }: InputEvent<HTMLElement>) {
    const form = target instanceof HTMLElement && target.closest("form");
    if (!form) return;
    // A form leaves out a box without its tick.
    const ticks = fields.flatMap(({ name, kind }) =>
      kind === "tick" ? [[name, ""] as const] : [],
    );
    setTexts({ ...shown, ...Object.fromEntries(ticks), ...typedTexts(form) });
  }
  return { texts, read, reset: setTexts };
}
