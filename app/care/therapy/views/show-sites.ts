import { formatDay } from "#app/lib/dates.ts";
import type { DoseRow } from "../queries/own-course.server.ts";
import { rotateSites } from "../rules/rotate-sites.ts";
import { doseMessages as say } from "../texts/shopper-dose.ts";

type SiteUse = Pick<DoseRow, "site" | "takenOn">;

/** The sites to choose from, the longest unused first. An edited dose sees only earlier doses. */
export function showSites(doses: readonly SiteUse[], edited?: SiteUse) {
  const earlier = edited ? doses.filter(({ takenOn }) => takenOn < edited.takenOn) : doses;
  return rotateSites(earlier).map((site, index) => {
    // The newest dose comes first.
    const last = earlier.find((dose) => dose.site === site);
    const used = last ? say.lastUsed(formatDay(last.takenOn)) : say.neverUsed;
    const hint = index === 0 ? `${say.rested}. ${used}.` : used;
    return { site, label: say.sites[site], hint: site === edited?.site ? say.usedHere : hint };
  });
}
