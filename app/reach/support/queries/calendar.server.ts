import { readDaysOff } from "#app/goods/catalog/rules/delivery-promise.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { readWeek } from "#app/running/settings/rules/week.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Calendar } from "../rules/open-state.ts";

/** When people answer, by the settings. */
export async function loadCalendar(db: Db): Promise<Calendar> {
  return calendarOf(await loadSettings(db));
}

export function calendarOf(settings: Pick<Settings, "support_hours" | "days_off">): Calendar {
  return {
    week: readWeek(settings.support_hours) ?? [],
    daysOff: readDaysOff(settings.days_off),
  };
}
