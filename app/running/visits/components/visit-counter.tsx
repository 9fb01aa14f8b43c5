import { useEffect } from "react";
import { useLocation } from "react-router";
import { watchVisit } from "../pages/shop/count-visit.ts";

/** Counts the pages that the router opens. */
export function VisitCounter() {
  const { pathname } = useLocation();
  useEffect(() => watchVisit(pathname), [pathname]);
  return null;
}
