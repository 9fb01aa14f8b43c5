import { useEffect, useState } from "react";

/** True for some time after each new `event`, for a confirmation that goes away by itself. */
export function usePassing(event: object | undefined, milliseconds: number): boolean {
  const [over, setOver] = useState<object>();

  useEffect(() => {
    if (!event) return undefined;
    const timer = setTimeout(() => setOver(event), milliseconds);
    return () => clearTimeout(timer);
  }, [event, milliseconds]);

  return event !== undefined && over !== event;
}
