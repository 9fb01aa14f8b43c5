import type { Measure, Range, Step } from "../rules/series.ts";

const titles: Record<Measure, string> = {
  weight: "Weight over time",
  mood: "Mood over time",
  energy: "Energy over time",
  sleep: "Sleep over time",
};
const empty: Record<Measure, string> = {
  weight: "No weight in this time yet. Enter one with your next entry, and it is drawn here.",
  mood: "No entry in this time yet. Your next one is drawn here.",
  energy: "No entry in this time yet. Your next one is drawn here.",
  sleep: "No hours of sleep in this time yet. Enter them with your next entry.",
};
const ranges: Record<Range, string> = { "4w": "4 weeks", "12w": "12 weeks", all: "All" };
const dayHeads: Record<Step, string> = { day: "Day", week: "Week from" };

export const chartMessages = {
  title: "How it goes",
  lead: "Points that are more than a week apart are not joined: no one knows what was between them.",
  titles,
  empty,
  range: "Time shown",
  ranges,
  dayHeads,
  value: "Value",
  newest: (value: string) => `Newest: ${value}`,
  hours: (figure: string) => `${figure} h`,
  asTable: "As a table",
} as const;
