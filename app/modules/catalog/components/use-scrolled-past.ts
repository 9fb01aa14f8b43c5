import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Above the window, not below it: on the way down to the panel there is nothing to stand in for. */
export function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return past;
}
