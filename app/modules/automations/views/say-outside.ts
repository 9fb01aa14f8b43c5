import { AUTOMATIONS, type AutomationKey } from "../rules/automation-terms.ts";
import { automationMessages as say } from "../texts/staff.ts";

/** How long an automation can wait, for who asked for less or more. */
export function sayOutside(key: AutomationKey): string {
  const { leastHours, mostHours } = AUTOMATIONS[key];
  return say.outside(showHours(leastHours), showHours(mostHours));
}

const showHours = (hours: number): string =>
  hours > 0 && hours % 24 === 0 ? say.wait(hours / 24, "days") : say.wait(hours, "hours");
