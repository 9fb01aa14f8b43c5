import { useEffect } from "react";

/** Asks the service worker to cache a form's page as it is now, for use without a connection. */
export async function keepOfflineForm(path: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  // Unlike a window, a worker has only one origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(path);
}

/** Caches the offline form of this page; without it, the form needs a connection. */
export function useOfflineForm(path: string): void {
  useEffect(() => {
    void keepOfflineForm(path).catch(() => undefined);
  }, [path]);
}
