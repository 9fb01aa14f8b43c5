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

export function onChange(react: () => void): () => void {
  const changes = channel();
  changes?.addEventListener("message", react);
  return () => changes?.close();
}
