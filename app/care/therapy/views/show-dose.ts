import { formatDay } from "#app/lib/dates.ts";
import type { DoseRow } from "../queries/own-course.server.ts";
import { planMessages } from "../texts/shopper-plan.ts";
import { doseMessages } from "../texts/shopper-dose.ts";
import { showMg } from "./amounts.ts";

/** A dose of the log in words. */
export function showDose({ id, takenOn, micrograms, site }: DoseRow) {
  const day = formatDay(takenOn);
  return {
    id,
    day,
    dose: showMg(micrograms),
    place: site,
    site: site === null ? doseMessages.noSite : doseMessages.sites[site],
    edit: planMessages.editOf(day),
  };
}

export type ShownDose = ReturnType<typeof showDose>;
