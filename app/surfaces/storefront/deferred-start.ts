import { startTooltips } from "#app/ui/tooltips.ts";
import { watchConnection } from "./offline/connection.ts";

/** What a page needs once somebody does something on it, and not before. */
export function startDeferred(touch: Event): void {
  startTooltips(touch);
  watchConnection();
  // At hand before the first message, which may be that the connection is gone.
  void import("#app/ui/toaster.tsx").catch(() => undefined);
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // Without one, as in a private window, the shop is what it was before.
    void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }
}
