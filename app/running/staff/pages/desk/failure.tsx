import { useEffect } from "react";
import { staffMessages as say } from "../../texts/staff.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** What went wrong: as a toast, and on the page for who has no script or looks later. */
export function Failure({ message }: { message: string }) {
  const toasts = useHydrated();
  useEffect(() => showToast(`${say.error}: ${message}`, { tone: "error" }), [message]);
  return (
    <Notice announced={!toasts} title={say.error} tone="error">
      {message}
    </Notice>
  );
}
