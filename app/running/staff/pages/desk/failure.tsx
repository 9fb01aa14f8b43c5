import { useEffect } from "react";
import { staffMessages as say } from "../../texts/staff.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/show-toast.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The error as a toast, and on the page for readers without a script or who look later. */
export function Failure({ message }: { message: string }) {
  const toasts = useHydrated();
  useEffect(() => showToast(`${say.error}: ${message}`, { tone: "error" }), [message]);
  return (
    <Notice announced={!toasts} title={say.error} tone="error">
      {message}
    </Notice>
  );
}
