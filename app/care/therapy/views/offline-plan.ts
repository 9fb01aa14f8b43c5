import { formatDay } from "#app/lib/dates.ts";
import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import type { DoseRow, OpenPlan } from "../queries/own-course.server.ts";
import type { VialRow } from "../queries/vials.server.ts";
import { mostOf, plannedDose, takenOf } from "../rules/course.ts";
import { daysFrom, plusDays, type Day } from "../rules/days.ts";
import { BACK_FILL_DAYS } from "../rules/plan-terms.ts";
import { SITES, type Site } from "../rules/rotate-sites.ts";
import { planMessages } from "../texts/shopper-plan.ts";
import { doseMessages as say } from "../texts/shopper-dose.ts";
import { showMg, typedMg } from "./amounts.ts";
import { showSites } from "./show-sites.ts";
import { countVial, shortDay } from "./show-vial.ts";

/** The part of a plan that a browser keeps to log a dose: no order, no lot, no mL and no units. */
export type OfflinePlan = {
  planId: string;
  product: string;
  /** Null once there is no next dose. */
  planned: Micrograms | null;
  most: Micrograms;
  /** The last day of each site that was used. */
  sites: readonly { site: Site; takenOn: Day }[];
  vials: readonly { id: string; mixedOn: Day; until: Day }[];
};

/** After so many days a kept plan may have moved on, and no amount is filled in from it. */
const HOLDS_DAYS = 7;

type Followed = { open: OpenPlan; doses: readonly DoseRow[]; vials: readonly VialRow[] };

export function offlinePlan({ open, doses, vials }: Followed, today: Day): OfflinePlan {
  const { plan, product, course } = open;
  return {
    planId: plan.id,
    product,
    planned: plannedDose(course, takenOf(course, doses)) ?? null,
    most: mostOf(course),
    sites: SITES.flatMap((site) => {
      // The newest dose comes first.
      const last = doses.find((dose) => dose.site === site);
      return last ? [{ site, takenOn: last.takenOn }] : [];
    }),
    vials: vials
      .map((vial) => countVial(vial, doses, today))
      .filter(({ isUsable }) => isUsable)
      .map(({ vial, until }) => ({ id: vial.id, mixedOn: vial.mixedOn, until })),
  };
}

/** The form of a dose from a plan that was kept on a day, as it is on another. */
export function showOfflinePlan(kept: OfflinePlan, keptOn: Day, today: Day) {
  const { planned, most, sites, vials } = kept;
  const holds = daysFrom(keptOn, today) <= HOLDS_DAYS;
  const dose = holds ? planned : null;
  const usable = vials.filter(({ until }) => until >= today);
  const shownSites = showSites(sites);
  return {
    planned: dose === null ? undefined : say.plannedThen(showMg(dose), formatDay(keptOn)),
    mostText: planMessages.plan.maximum(showMg(most)),
    vials: usable.map(({ id, mixedOn }) => ({
      value: id,
      label: planMessages.vial.mixed(shortDay(mixedOn)),
    })),
    today,
    first: plusDays(today, -BACK_FILL_DAYS),
    last: today,
    sites: shownSites,
    guard: planned === null ? undefined : { planned, most },
    values: {
      amount: dose === null ? "" : typedMg(dose),
      takenOn: today,
      vialId: usable[0]?.id ?? "",
      site: shownSites[0]?.site ?? "",
    },
  };
}
