import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Focuses a heading after a navigation without a new document, because screen readers start to read
 * by themselves only after a full load.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== "default") heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
