import type { Experience, Phase } from "../rules/dosing-schedule.ts";
import type { Medication } from "../rules/medications.ts";
import type { WeightRange, WeightUnit } from "../rules/weight-range.ts";

const medications: Record<Medication, string> = {
  tirzepatide: "Tirzepatide",
  semaglutide: "Semaglutide",
  liraglutide: "Liraglutide",
};
const experiences: Record<Experience, string> = {
  beginner: "Beginner",
  some: "Some experience",
  experienced: "Experienced",
};
const units: Record<WeightUnit, string> = { lbs: "Pounds (lbs)", kg: "Kilograms (kg)" };
const phases: Record<Phase, string> = {
  titration: "Titration phase",
  increase: "Gradual increase",
  maintenance: "Maintenance dose",
};
const ranges: Record<WeightRange, string> = {
  lower: "Lower end of range",
  standard: "Standard range",
  higher: "Higher end of range",
};

export const dosingMessages = {
  title: "Dosing calculator",
  lead: "How approved labels increase the dose over time. For education only. Follow your clinician’s plan instead.",
  weight: "Weight",
  unit: "Weight unit",
  medication: "Medication",
  experience: "Experience level",
  choose: "Choose one",
  calculate: "Calculate",
  medications,
  experiences,
  units,
  phases,
  ranges,
  errors: {
    check: "Please check these:",
    weight: "Enter your weight.",
    weightOdd: "Enter your weight as a number, like 165 or 74.5.",
    weightRange: (least: number, most: number, unit: WeightUnit) =>
      `Enter a weight between ${least} and ${most} ${unit}.`,
    unit: "Choose pounds or kilograms.",
    medication: "Choose a medication.",
    experience: "Choose your experience level.",
  },
  result: (medication: string) => `What the label says about ${medication}`,
  table: (medication: string) => `${medication} label schedule by week`,
  laterWeeks: (medication: string) => `${medication}, later weeks`,
  week: "Week",
  dose: { week: "Weekly dose", day: "Daily dose" },
  phase: "Phase",
  showAll: "Show all",
  range: "Weight category",
  rangeNote: "Based on your weight. It doesn’t change the schedule.",
  start: "First step on the label",
  startNote: "Labels start everyone here, whatever their weight or experience.",
  maximum: "Maximum on the label",
  never: (maximum: string, every: "week" | "day") =>
    `Never more than ${maximum} ${every === "week" ? "once a week" : "a day"}. Only your clinician decides whether and when to raise a dose. Staying on a lower step is also possible.`,
  source: "Source",
  read: (day: string) => `read on ${day}`,
  sold: "View in the shop",
  notSold: (medication: string) => `We don’t sell ${medication}.`,
  noTool: "No schedule for other products",
  noToolText:
    "Retatrutide and all blends have no approved label, so there’s no approved dose to show. Ask a clinician.",
  consult: "Book a consultation",
  locked: "Opens with your first order",
  lockedText:
    "The calculator opens once you have a paid order. Product pages show what labels say.",
  shop: "Shop Now",
} as const;
