import { useEffect, useState } from "react";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";

/** Visits are measured where the owner named an account and the visitor agreed; else this is nothing. */
export function Measurement({ ids }: { ids: MeasurementIds | undefined }) {
  const [part, setPart] = useState<typeof import("./consent.tsx")>();
  useEffect(() => {
    // Without it nothing is asked, and nothing is measured.
    if (ids) void import("./consent.tsx").then(setPart, () => undefined);
  }, [ids]);
  return part && ids ? <part.Consent ids={ids} /> : null;
}
