const CHANGES = "pm-waiting";

const channel = () =>
  "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANGES) : undefined;

/** For the other windows, which show the same. */
export function announceChange(): void {
  const changes = channel();
  // A channel has one origin, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  changes?.postMessage("changed");
  changes?.close();
}

function onChange(react: () => void): () => void {
  const changes = channel();
  changes?.addEventListener("message", react);
  return () => changes?.close();
}

/** Reacts to a new connection, to a visible window, and to changes by another window. */
export function onReturn(react: () => void, change = react): () => void {
  window.addEventListener("online", react);
  document.addEventListener("visibilitychange", react);
  const stop = onChange(change);
  return () => {
    window.removeEventListener("online", react);
    document.removeEventListener("visibilitychange", react);
    stop();
  };
}
