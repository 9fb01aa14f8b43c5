import type { Texts } from "#app/lib/edit.ts";

/** What a form would send now, without its files. A box without its tick is left out. */
export function typedTexts(form: HTMLFormElement): Texts {
  const sent = [...new FormData(form)];
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
  );
}
