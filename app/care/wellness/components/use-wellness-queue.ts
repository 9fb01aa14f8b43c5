import { href } from "react-router";
import type { QueueKind } from "#app/ui/offline/send-waiting.ts";
import { useQueue } from "#app/ui/offline/use-queue.ts";

/** Outside of the component: a queue begins anew with another kind. */
const wellnessKind: QueueKind = {
  name: "wellness-entry",
  address: href("/portal/wellness/entries"),
};

/** Entries that wait in this browser, of the account with this mark. */
export function useWellnessQueue(owner: string, onSaved: () => void) {
  return useQueue({ kind: wellnessKind, owner, onSaved });
}
