/**
 * Asks the service worker to keep the pages with forms that work without a connection. Which these
 * are it knows itself.
 */
export async function keepOfflineForms(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  // A worker has one origin, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage("keep-forms");
}
