import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/ui/when-idle.ts";

/** If this part fails to load, only the count is missing. */
const count = (pathname: string) =>
  void import("../pages/shop/count-visit.ts").then(
    ({ countVisit }) => countVisit(pathname),
    () => undefined,
  );

/** Counts how far a visit gets, when each page is idle. */
export function VisitCounter() {
  const { pathname } = useLocation();
  useEffect(() => {
    whenIdle(() => count(pathname));
    // Counts items that were added to the cart on the last page of a visit.
    const onLeave = () => count(pathname);
    document.addEventListener("visibilitychange", onLeave);
    return () => document.removeEventListener("visibilitychange", onLeave);
  }, [pathname]);
  return null;
}
