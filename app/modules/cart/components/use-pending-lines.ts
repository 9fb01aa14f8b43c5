import { useFetchers, href } from "react-router";
import { withPendingChanges } from "../views/pending-lines.ts";
import type { PendingChange } from "../views/pending-lines.ts";

/** Shows a change at once; the server's answer then replaces it, whatever it says. */
export function usePendingLines<L extends { id: string; quantity: number }>(
  lines: readonly L[],
): L[] {
  const changes = useFetchers().flatMap(({ formAction, formData }) =>
    formData && formAction?.startsWith(href("/cart")) ? [read(formData)] : [],
  );
  return withPendingChanges(lines, changes);
}

function read(form: FormData): PendingChange {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
}
