import { useEffect, useState } from "react";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";

/** Visits are measured only if the owner entered an account and the visitor agreed. */
export function Measurement({ ids }: { ids: MeasurementIds | undefined }) {
  const [part, setPart] = useState<typeof import("./consent.tsx")>();
  useEffect(() => {
    // If this part fails to load, nothing is asked or measured.
    if (ids) void import("./consent.tsx").then(setPart, () => undefined);
  }, [ids]);
  return part && ids ? <part.Consent ids={ids} /> : null;
}
