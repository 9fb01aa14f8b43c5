import { useEffect, useState } from "react";
import { onReturn } from "./changes.ts";
import { mayHold } from "./may-hold.ts";

/**
 * Whether the browser may hold something that waits, said once `load` has brought the part of the
 * page that shows and sends it: most visits do not need it. `load` stands outside of the component.
 */
export function useMayHold(load: () => Promise<unknown>): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isHere) return undefined;
    const look = async () => {
      if (!(await mayHold())) return;
      await load();
      setHere(true);
    };
    // What waits stays in the browser where this fails, and is looked for again.
    const start = () => void look().catch(() => undefined);
    start();
    return onReturn(start);
  }, [isHere, load]);
  return isHere;
}
