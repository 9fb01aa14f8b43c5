import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";
import { whenSeen } from "#app/ui/when.ts";

/** Visits are measured only if the owner entered an account and the visitor agreed. */
export function askForMeasurement(): void {
  const place = document.querySelector<HTMLElement>("[data-measurement]");
  if (!place) return;
  // The server wrote it (`shell.tsx`).
  const ids = JSON.parse(place.dataset["measurement"] ?? "") as MeasurementIds;
  // If this part fails to load, nothing is asked or measured.
  whenSeen(
    () =>
      void import("./consent.tsx").then(
        (it) => it.askConsent(place, ids),
        () => undefined,
      ),
  );
}
