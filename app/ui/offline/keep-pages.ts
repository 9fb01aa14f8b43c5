import { useEffect } from "react";

/** Asks the service worker to keep a page with a form that works without a connection, as it is now. */
export async function keepOfflineForm(path: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  // A worker has one origin, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(path);
}

/** Has it kept with each page that it stands in for; without it a form needs a connection. */
export function useOfflineForm(path: string): void {
  useEffect(() => {
    void keepOfflineForm(path).catch(() => undefined);
  }, [path]);
}
