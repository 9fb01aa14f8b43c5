import { formatDay } from "#app/lib/dates.ts";
import type { DoseRow } from "../queries/own-course.server.ts";
import { rotateSites } from "../rules/rotate-sites.ts";
import { doseMessages as say } from "../texts/shopper-dose.ts";

/** The sites to choose from, the longest unused first. */
export function showSites(doses: readonly Pick<DoseRow, "site" | "takenOn">[]) {
  return rotateSites(doses).map((site, index) => {
    // The newest dose comes first.
    const last = doses.find((dose) => dose.site === site);
    const used = last ? say.lastUsed(formatDay(last.takenOn)) : say.neverUsed;
    return { site, label: say.sites[site], hint: index === 0 ? `${say.rested}. ${used}.` : used };
  });
}
