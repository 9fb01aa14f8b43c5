import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML, true once the page is alive: for what only a script can take back. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
