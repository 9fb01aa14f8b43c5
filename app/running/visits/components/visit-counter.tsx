import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/ui/when-idle.ts";

/** Without it a visit is not counted, and nothing else is missing. */
const count = (pathname: string) =>
  void import("../pages/shop/count-visit.ts").then(
    ({ countVisit }) => countVisit(pathname),
    () => undefined,
  );

/** Counts how far a visit came, once each page is at rest. */
export function VisitCounter() {
  const { pathname } = useLocation();
  useEffect(() => {
    whenIdle(() => count(pathname));
    // What was put into the cart on the last page of a visit.
    const onLeave = () => count(pathname);
    document.addEventListener("visibilitychange", onLeave);
    return () => document.removeEventListener("visibilitychange", onLeave);
  }, [pathname]);
  return null;
}
