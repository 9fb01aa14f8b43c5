import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For a heading: it takes the focus whenever the page was reached without a new document, where a
 * browser would have begun to read by itself.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== "default") heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
