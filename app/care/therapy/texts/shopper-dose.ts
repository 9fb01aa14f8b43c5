import type { Effect, Urgency } from "../rules/felt.ts";
import type { Site } from "../rules/rotate-sites.ts";

const sites: Record<Site, string> = {
  belly_left: "Belly, left",
  belly_right: "Belly, right",
  thigh_left: "Thigh, left",
  thigh_right: "Thigh, right",
  arm_left: "Upper arm, left",
  arm_right: "Upper arm, right",
};

export const doseMessages = {
  sites,
  title: (product: string) => `Log a dose of ${product}`,
  endedTitle: (product: string, first: string, last: string) =>
    `Add a dose to ${product}, ${first} to ${last}`,
  editTitle: (product: string, day: string) => `Dose of ${product} on ${day}`,
  amount: "Amount in mg",
  planned: (dose: string) => `Your plan says ${dose}.`,
  plannedThen: (dose: string, day: string) =>
    `On ${day} your plan said ${dose}. If your clinician changed it since, that counts.`,
  takenOn: "Taken on",
  vial: "From which vial",
  noVial: "Not from a vial noted here",
  ended: (first: string, last: string) =>
    `This course was stopped. Doses of its days can be put in and corrected: ${first} to ${last}.`,
  vialOption: (from: string, left: string | undefined) => (left ? `${from}, ${left} left` : from),
  mixedOn: (from: string, day: string) => `${from}, mixed on ${day}`,
  site: "Where",
  siteHint: "The one that rested longest comes first.",
  rested: "Rested longest",
  lastUsed: (day: string) => `Last on ${day}`,
  neverUsed: "Not used yet",
  noSite: "Not noted",
  columns: ["Day", "Product", "Dose in mg", "Site", "Lot"],
  save: "Save dose",
  saveEdit: "Save changes",
  remove: "Remove this dose",
  removeSure: "Yes, remove it",
  back: "Back to your course",
  draw: {
    title: "The dose you draw",
    mg: "Dose",
    ml: "Volume",
    units: "Units on a U-100 syringe",
    mix: (strength: string) => `This vial has ${strength} mg in each mL.`,
    between: "It ends between two lines. Ask your clinician for a volume that ends on one.",
    picture: (units: string, ml: string) =>
      `A U-100 syringe of 1 mL, filled to the line ${units}, which is ${ml}.`,
    none: "No mL and no units are shown: no source says how this vial is mixed. Let your clinician or a pharmacist show you how to measure it.",
    noVial: "No mL and no units are shown: note the vial that you draw from first.",
    tooMuch:
      "No mL and no units are shown: one syringe of 1 mL does not hold this dose from this vial. Ask your clinician.",
  },
  show: {
    title: "Before your first dose",
    lead: "Read this once. It stays below the form.",
    steps: [
      "Milligrams (mg) say how much medicine. Millilitres (mL) say how much liquid. Units are lines on a syringe. They are not the same.",
      "Draw only from the vial that is shown, and only the amount that is shown. Another vial can have another strength.",
      "A slip of one place is ten times the dose. If a number looks ten times too large or too small, stop and ask.",
      "Let your clinician or a pharmacist watch you the first time.",
      "If you think you took too much, do not wait for signs: call 911 or go to the nearest emergency room, and take the vial with you.",
    ],
    seen: "I have read this",
    again: "How to read mg, mL and units",
  },
  guard: {
    tenfold_more: (given: string, planned: string) =>
      `${given} is ten times your plan of ${planned} or more. It is not saved: check the decimal point.`,
    tenfold_less: (given: string, planned: string) =>
      `${given} is a tenth of your plan of ${planned} or less. It is not saved: check the decimal point.`,
    above_most: (given: string, most: string) =>
      `${given} is more than ${most}, the most that your plan allows. It is not saved.`,
    vial_short: (left: string) =>
      `Only ${left} is left in this vial. Choose another one, or correct the amount.`,
    outside_course: (first: string, last: string) =>
      `This course was stopped. Choose a day of it, from ${first} to ${last}.`,
    tookIt:
      "If you really took that much, do not wait for signs: call 911 or go to the nearest emergency room, and take the vial with you.",
  },
} as const;

const felt: Record<Effect, string> = {
  nausea: "Nausea",
  vomiting: "Vomiting",
  diarrhoea: "Diarrhoea",
  constipation: "Constipation",
  belly_ache: "Belly ache",
  low_appetite: "Little appetite",
  site_irritated: "Redness or itch where it was given",
  breathing: "Trouble breathing",
  swelling: "Swelling of the face, lips, tongue or throat",
  chest_pain: "Chest pain",
  fainting: "Fainting",
  severe_belly_pain: "Severe belly pain, or one that does not stop",
  no_fluids: "Cannot keep fluids down, or very dry",
  yellow_skin: "Yellow skin or eyes",
  black_stool: "Black or bloody stool",
  low_sugar: "Confusion, shaking or sweating",
  vision: "Sudden change of sight",
  severe_rash: "Severe rash, or redness that spreads",
  too_much: "Took too much, or the wrong thing",
  dark_thoughts: "Thoughts of harming myself",
  neck_lump: "A lump in the neck, or hoarseness that stays",
};

const urgent: Record<Urgency, { title: string; text: string }> = {
  crisis: {
    title: "You are not alone with this",
    text: "Call the crisis line of the National Center for Mental Health now, day or night: 1553, or 0917-899-8727. If you are in danger, call 911.",
  },
  emergency: {
    title: "Stop and get help now",
    text: "Call 911 or go to the nearest emergency room. Do not take another dose. Take the vial with you.",
  },
  doctor: {
    title: "See a doctor soon",
    text: "Do not take another dose before a doctor has looked at it.",
  },
};

export const feltMessages = {
  back: "Back to your course",
  lead: "Choose what you noticed. Warning signs get help at once; this page is not read by anyone.",
  common: "What is common",
  flags: "Warning signs",
  flagsHint: "If one of these is so, stop and get help. You do not have to be sure.",
  feltOn: "Noticed on",
  note: "Note it",
  agreeFirst:
    "Nothing is stored before you agree to it on the page of your course. At a warning sign, do not wait for that: call 911.",
  felt,
  urgent,
  call911: "Call 911",
  callCrisis: "Call 1553",
  callCrisisMobile: "Call 0917-899-8727",
  write: "Write to us",
  consult: "Book a consultation",
  care: "Small meals, slow eating and enough fluids can help. If it stays or gets worse, ask a clinician.",
  notes: "What you noted",
  remove: "Remove",
  removeOf: (day: string) => `Remove the note of ${day}`,
} as const;
