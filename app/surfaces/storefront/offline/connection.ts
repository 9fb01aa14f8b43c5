import { showToast } from "#app/ui/toast.tsx";
import { connectionMessages as say } from "./texts.ts";

/**
 * Watches whether there is a connection. Without one a form is not sent, so that what was typed
 * stays, and a link is followed as a new page, which the service worker then answers.
 */
export function watchConnection(): void {
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
