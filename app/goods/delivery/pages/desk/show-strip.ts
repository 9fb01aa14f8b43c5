import { formatDay, shopDay } from "#app/lib/dates.ts";
import { deliveryOf, leavingOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import { dispatchStrip } from "#app/goods/catalog/rules/dispatch-strip.ts";
import { planDelivery } from "#app/goods/catalog/rules/plan-delivery.ts";
import type { AreaFacts } from "../../rules/read-area.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { inBusinessDays } from "#app/running/settings/views/shop-words.ts";

/** Two weeks, so that equal weekdays are above each other. */
const DAYS = 14;

export type ShownStrip = ReturnType<typeof showStrip>;

/** The next days, with whether a cold parcel to the area leaves, or why not. */
export function showStrip(area: AreaFacts, settings: Settings, now: Date) {
  const { cold: way, coldMost: most, coldDays: days, daysMin, daysMax } = area;
  const coldTerms = { way, most, days };
  const delivery = deliveryOf(settings, { cold: true, travels: [daysMin, daysMax], coldTerms });
  const leaving = leavingOf(delivery);
  const planned = planDelivery(now, delivery);
  const refusal = planned.ok ? undefined : planned.reason;
  const isSent = refusal === undefined || refusal === "no_day";
  return {
    lead: say.stripLead(inBusinessDays([daysMin, daysMax])),
    unused: settings.shipping_by === "area" ? undefined : say.stripUnused,
    problem: refusal && problemOf(refusal, area),
    days: (isSent && leaving ? dispatchStrip(shopDay(now), leaving, DAYS) : []).map((each) => ({
      day: formatDay(each.day),
      leaves: each.leaves,
      text: each.leaves ? say.arrivesBy(formatDay(each.thereBy)) : say.whyNot[each.why],
    })),
  };
}

function problemOf(refusal: "never" | "too_far" | "no_day", { daysMax, coldMost }: AreaFacts) {
  if (refusal === "never") return say.stripNever;
  if (refusal === "no_day") return say.stripNone;
  return say.stripTooFar(inBusinessDays([daysMax, daysMax]), coldMost ?? 0);
}
