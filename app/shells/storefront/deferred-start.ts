import { startTooltips } from "#app/ui/tooltips.ts";
import { showToast } from "#app/ui/toast.tsx";
import { connectionMessages as say } from "./offline/texts.ts";

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

/**
 * Watches whether there is a connection. Without one a form is not sent, so that what was typed
 * stays, and a link is followed as a new page, which the service worker then answers.
 */
function watchConnection(): void {
  window.addEventListener("offline", () => {
    markOffline(true);
    showToast(say.lost, { tone: "warning" });
  });
  window.addEventListener("online", () => {
    markOffline(false);
    showToast(say.back, { tone: "success" });
  });
  window.addEventListener("submit", holdForm, { capture: true });
  window.addEventListener("click", leavePage, { capture: true });
  markOffline(!navigator.onLine);
}

function markOffline(offline: boolean) {
  document.documentElement.toggleAttribute("data-offline", offline);
}

function holdForm(event: SubmitEvent) {
  if (navigator.onLine || !(event.target instanceof HTMLFormElement)) return;
  // It goes through the queue of `app/ui/offline`, which sends it later.
  if (event.target.hasAttribute("data-works-offline")) return;
  // Closing a dialog sends nothing.
  if (event.target.method === "dialog") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  showToast(say.notSent, { tone: "warning" });
}

/**
 * The router would ask for data, in vain, and show an error; a new page is answered by the service
 * worker. Where none is there yet, staying is better than the browser's own error.
 */
function leavePage(event: MouseEvent) {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const leaves = link?.origin === location.origin && !link.getAttribute("href")?.startsWith("#");
  if (!leaves || link.hasAttribute("aria-haspopup")) return;
  event.stopImmediatePropagation();
  if (navigator.serviceWorker?.controller) return;
  event.preventDefault();
  showToast(say.stays, { tone: "warning" });
}
