import { startTooltips } from "#app/ui/tooltips.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { connectionMessages as say } from "./offline/texts.ts";

/** Starts everything that a page needs only after the first interaction. */
export function startDeferred(touch: Event): void {
  startTooltips(touch);
  watchConnection();
  // Loaded before the first message, which may report that the connection is lost.
  void import("#app/ui/toaster.ts").catch(() => undefined);
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // A private window may have no service worker. The shop then works online only.
    void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }
}

let watches = false;

/**
 * Watches the connection. While it is lost, forms are not sent, so that their values stay, and
 * links load a new document, which the service worker answers.
 */
export function watchConnection(): void {
  if (watches) return;
  watches = true;
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
  // The queue of `app/ui/offline` sends such a form later.
  if (event.target.hasAttribute("data-works-offline")) return;
  // Closing a dialog sends nothing.
  if (event.target.method === "dialog") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  showToast(say.notSent, { tone: "warning" });
}

/**
 * The router would request data, fail, and show an error; the service worker answers a new document
 * instead. Without a worker, staying on the page is better than the browser's own error.
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
