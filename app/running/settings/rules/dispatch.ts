import type { Settings } from "./definitions.ts";
import { readWeekdays } from "./week.ts";

/** The dispatch days. Weekdays are numbers, Sunday is 0. */
export type Dispatch = {
  /** Minutes since midnight in Manila; null without a cut-off. */
  cutOff: number | null;
  days: readonly number[];
  /** The dispatch days on which cold parcels leave. */
  coldDays: readonly number[];
};

type DispatchSettings = Pick<Settings, "dispatch_cut_off" | "dispatch_days" | "cold_days">;

export function dispatchOf(settings: DispatchSettings): Dispatch {
  return {
    cutOff: readMinute(settings.dispatch_cut_off) ?? null,
    days: readWeekdays(settings.dispatch_days) ?? [],
    coldDays: readWeekdays(settings.cold_days) ?? [],
  };
}

/** `14:05` as minutes since midnight. */
export function readMinute(text: string): number | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
