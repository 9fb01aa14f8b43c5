import { useEffect, useState } from "react";

/** What is here sooner needs nothing in its place, and drawing that would take longer. */
const LATE_MS = 150;

/** A value that is there for longer than a moment, as a page that is still on its way. */
export function useLate<T>(value: T | undefined): T | undefined {
  const [late, setLate] = useState<T>();
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(() => setLate(value), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [value]);
  return value === undefined ? undefined : late;
}
