import { use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import type { Blocker } from "react-router";
import { unsavedFields } from "./unsaved.ts";

const NAME = "unsaved changes";

/**
 * The way that was stopped because something on this page is not saved, if one was. It is what
 * `useBlocker` does; that hook would be sent with every page of the shop, as the router's file is.
 */
export function useLeaveQuestion(): Extract<Blocker, { state: "blocked" }> | undefined {
  const router = use(DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    if (!router) return undefined;
    router.getBlocker(NAME, ({ currentLocation: here, nextLocation: there }) => {
      // Another form of this page leads back to it and leaves this one as it is.
      const stays = here.pathname === there.pathname && here.search === there.search;
      return !stays && unsavedFields().length > 0;
    });
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(NAME)));
    return () => {
      stop();
      router.deleteBlocker(NAME);
    };
  }, [router]);
  return blocker?.state === "blocked" ? blocker : undefined;
}
