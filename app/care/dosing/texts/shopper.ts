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
  tab: "Dosing",
  title: "Dosing calculator",
  lead: "What approved labels say about how a dose grows. It is education and no instruction: your clinician’s plan replaces it.",
  weight: "Weight",
  unit: "Unit of weight",
  medication: "Medication",
  experience: "Experience with it",
  choose: "Choose one",
  calculate: "Calculate",
  medications,
  experiences,
  units,
  phases,
  ranges,
  errors: {
    check: "Please complete these:",
    weight: "Enter your weight.",
    weightOdd: "Enter your weight as a number, such as 165 or 74.5.",
    weightRange: (least: number, most: number, unit: WeightUnit) =>
      `Enter a weight between ${least} and ${most} ${unit}.`,
    unit: "Choose pounds or kilograms.",
    medication: "Choose a medication.",
    experience: "Choose your experience.",
  },
  result: (medication: string) => `What the label says about ${medication}`,
  table: (medication: string) => `Label schedule of ${medication}, week by week`,
  laterWeeks: (medication: string) => `Later weeks of ${medication}`,
  week: "Week",
  dose: { week: "Dose, once a week", day: "Dose, every day" },
  phase: "Phase",
  showAll: "Show all",
  range: "Weight category",
  rangeNote: "Your weight names this category. It changes nothing in the schedule.",
  target: "Target by the arithmetic",
  targetText: (start: string, multiplier: string, target: string) =>
    `${start} × ${multiplier} = ${target}`,
  strength: "Nearest strength that exists",
  targetNote: "Labels start everyone at the lowest step. This figure never raises the schedule.",
  maximum: "Maximum on the label",
  never: (maximum: string, every: "week" | "day") =>
    `Never more than ${maximum} ${every === "week" ? "once a week" : "a day"}. Only your clinician decides whether and when a dose is raised, and staying on a lower step is possible.`,
  source: "Source",
  read: (day: string) => `read on ${day}`,
  sold: "See it in the shop",
  notSold: (medication: string) => `${medication} is not sold in this shop.`,
  noTool: "No schedule for other products",
  noToolText:
    "Retatrutide and all blends have no approved label, so there is no approved dose, and this page gives none. Ask a clinician.",
  consult: "Book a consultation",
  locked: "Opens with your first order",
  lockedText:
    "The calculator opens once an order of yours is paid. What labels say about each product is on its page, for everyone.",
  shop: "Shop Now",
} as const;
