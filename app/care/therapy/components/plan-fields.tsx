import { REMINDER_HOURS } from "../rules/plan-terms.ts";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownPlan } from "../views/show-plan.ts";

export type OfPlan = { plan: Pick<ShownPlan, "id" | "version"> };

export function PlanFields({ plan: { id, version } }: OfPlan) {
  return (
    <>
      <input name="planId" type="hidden" value={id} />
      <input name="version" type="hidden" value={version} />
    </>
  );
}

const hourWords = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? "AM" : "PM"}`;

/** The hours at which a reminder can be mailed. */
export function HourOptions() {
  return (
    <>
      <option value="">{courseMessages.start.noReminder}</option>
      {REMINDER_HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {hourWords(hour)}
        </option>
      ))}
    </>
  );
}
