import type { Measure, Range, Step } from "../rules/series.ts";

const titles: Record<Measure, string> = {
  weight: "Weight over time",
  mood: "Mood over time",
  energy: "Energy over time",
  sleep: "Sleep over time",
};
const empty: Record<Measure, string> = {
  weight: "No weight in this period yet. Add one with your next entry.",
  mood: "No entries in this period yet. Your next one appears here.",
  energy: "No entries in this period yet. Your next one appears here.",
  sleep: "No hours of sleep in this period yet. Add them with your next entry.",
};
const ranges: Record<Range, string> = { "4w": "4 weeks", "12w": "12 weeks", all: "All" };
const dayHeads: Record<Step, string> = { day: "Day", week: "Week of" };

export const chartMessages = {
  title: "Trends",
  lead: "Points more than a week apart aren’t connected.",
  titles,
  empty,
  range: "Time range",
  ranges,
  dayHeads,
  value: "Value",
  newest: (value: string) => `Latest: ${value}`,
  hours: (figure: string) => `${figure} h`,
  asTable: "View as table",
} as const;
