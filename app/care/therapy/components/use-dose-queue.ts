import { href } from "react-router";
import type { QueueKind, Saved } from "#app/ui/offline/send-waiting.ts";
import { useQueue } from "#app/ui/offline/use-queue.ts";

/** Outside of the component: a queue begins anew with another kind. */
const doseKind: QueueKind = { name: "therapy-dose", address: href("/portal/therapy/doses") };

/** Doses that wait in this browser, of the account with this mark. */
export function useDoseQueue(owner: string, onSaved?: (saved: readonly Saved[]) => void) {
  return useQueue({ kind: doseKind, owner, onSaved });
}
