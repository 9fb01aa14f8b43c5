import { useEffect, useId } from "react";

/** Only browsers fill in forms: nothing here is shared between two people's requests. */
const unsaved = new Map<string, readonly string[]>();

/** What was changed on this page and not saved, by the labels of its fields. */
export function unsavedFields(): string[] {
  return [...unsaved.values()].flat();
}

/**
 * Warns before the page is left while `changed` names fields. The function that it returns ends
 * this at once, for the moment in which the form is sent.
 */
export function useUnsaved(changed: readonly string[]): () => void {
  const form = useId();
  const names = changed.join("\n");
  useEffect(() => {
    if (names !== "") unsaved.set(form, names.split("\n"));
    return () => void unsaved.delete(form);
  }, [form, names]);
  return () => void unsaved.delete(form);
}
