import type { Unit } from "#app/lib/report/buckets.ts";
import type { Comparison, Preset } from "#app/lib/report/period.ts";

const presets: Record<Preset, string> = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
  "365d": "365 days",
};

const comparisons: Record<Comparison, string> = {
  previous: "Previous period",
  year: "Same weekdays last year",
  none: "No comparison",
};

const units: Record<Unit, string> = { day: "by day", week: "by week", month: "by month" };

/** Texts shared by all back-office reports. Each page adds its own. */
export const reportWords = {
  period: "Period",
  presets,
  comparisons,
  units,
  from: "From",
  to: "To",
  compare: "Compare to",
  show: "Show",
  export: "Export CSV",
  asTable: "View as table",
  between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  compared: (days: string, before: string) => `${days}, compared to ${before}`,
  means: (label: string, definition: string) => `${label}: ${definition}`,
  was: (value: string) => `${value} before`,
  noneBefore: "None before",
  same: "No change",
  unknown: "–",
  now: "This period",
  before: "Previous period",
};
