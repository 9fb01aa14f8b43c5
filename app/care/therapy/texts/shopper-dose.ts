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
  editTitle: (product: string, day: string) => `${product} dose on ${day}`,
  amount: "Amount in mg",
  planned: (dose: string) => `Your plan says ${dose}.`,
  plannedThen: (dose: string, day: string) =>
    `On ${day}, your plan said ${dose}. If your clinician has changed it since, follow the change.`,
  takenOn: "Taken on",
  vial: "Vial",
  noVial: "A vial not listed here",
  ended: (first: string, last: string) =>
    `This course was stopped. You can still add and edit doses from ${first} to ${last}.`,
  left: (left: string) => `${left} left`,
  site: "Injection site",
  siteHint: "The site that has rested longest is listed first.",
  rested: "Rested longest",
  lastUsed: (day: string) => `Last used ${day}`,
  neverUsed: "Not used before",
  usedHere: "Used for this dose",
  noSite: "Not recorded",
  columns: ["Day", "Product", "Dose in mg", "Site", "Batch"],
  save: "Save dose",
  saveEdit: "Save changes",
  remove: "Remove this dose",
  removeSure: "Yes, remove it",
  backToLog: "Back to your log",
  draw: {
    title: "How much to draw",
    mg: "Dose",
    ml: "Volume",
    units: "Units on a U-100 syringe",
    mix: (strength: string) => `This vial has ${strength} mg per mL.`,
    between:
      "This amount falls between two lines. Ask your clinician for a volume that falls on a line.",
    picture: (units: string, ml: string) =>
      `A 1 mL U-100 syringe, filled to the ${units} line, which is ${ml}.`,
    none: "We can’t show mL or units: no source says how this vial is mixed. Ask your clinician or a pharmacist to show you how to measure it.",
    noVial: "We can’t show mL or units yet. Add the vial you’ll draw from first.",
    tooMuch:
      "We can’t show mL or units: this dose from this vial doesn’t fit in one 1 mL syringe. Ask your clinician.",
  },
  show: {
    title: "Before your first dose",
    lead: "Read this once. You’ll also find it below the form.",
    steps: [
      "Milligrams (mg) measure medicine. Milliliters (mL) measure liquid. Units are lines on a syringe. They are not the same.",
      "Draw only from the vial shown, and only the amount shown. Another vial can have a different strength.",
      "One misplaced decimal is a tenfold overdose. If a number looks ten times too large or too small, stop and ask.",
      "Have your clinician or a pharmacist watch you the first time.",
      "If you think you took too much, don’t wait for symptoms. Call 911 or go to the nearest emergency room, and take the vial with you.",
    ],
    seen: "I’ve read this",
    again: "How to read mg, mL and units",
  },
  guard: {
    tenfold_more: (given: string, planned: string) =>
      `${given} is at least ten times your plan of ${planned}. It wasn’t saved. Check the decimal point.`,
    tenfold_less: (given: string, planned: string) =>
      `${given} is a tenth of your plan of ${planned} or less. It wasn’t saved. Check the decimal point.`,
    above_most: (given: string, most: string) =>
      `${given} is more than ${most}, the most your plan allows. It wasn’t saved. Check the amount.`,
    vial_short: (left: string) =>
      `Only ${left} is left in this vial. Choose another vial or correct the amount.`,
    outside_course: (first: string, last: string) =>
      `This course was stopped. Choose a day from ${first} to ${last}.`,
    tookIt:
      "If you really took that much, don’t wait for symptoms. Call 911 or go to the nearest emergency room, and take the vial with you.",
  },
} as const;

const felt: Record<Effect, string> = {
  nausea: "Nausea",
  vomiting: "Vomiting",
  diarrhoea: "Diarrhea",
  constipation: "Constipation",
  belly_ache: "Belly ache",
  low_appetite: "Low appetite",
  site_irritated: "Redness or itching at the injection site",
  breathing: "Trouble breathing",
  swelling: "Swelling of the face, lips, tongue or throat",
  chest_pain: "Chest pain",
  fainting: "Fainting",
  severe_belly_pain: "Severe belly pain, or belly pain that doesn’t stop",
  no_fluids: "Can’t keep fluids down, or dehydrated",
  yellow_skin: "Yellow skin or eyes",
  black_stool: "Black or bloody stool",
  low_sugar: "Confusion, shaking or sweating",
  vision: "Sudden change in vision",
  severe_rash: "Severe rash, or spreading redness",
  too_much: "Took too much, or the wrong thing",
  dark_thoughts: "Thoughts of harming myself",
  neck_lump: "A lump in the neck, or lasting hoarseness",
};

const urgent: Record<Urgency, { title: string; text: string }> = {
  crisis: {
    title: "You’re not alone",
    text: "Call the crisis line of the National Center for Mental Health now, day or night: 1553, or 0917-899-8727. If you are in danger, call 911.",
  },
  emergency: {
    title: "Stop and get help now",
    text: "Call 911 or go to the nearest emergency room. Do not take another dose. Take the vial with you.",
  },
  doctor: {
    title: "See a doctor soon",
    text: "Do not take another dose until a doctor has checked you.",
  },
};

export const feltMessages = {
  lead: "Select what you noticed. No one monitors this page, so at a warning sign, get help right away.",
  common: "Common side effects",
  flags: "Warning signs",
  flagsHint: "If any of these apply, stop and get help. You don’t have to be sure.",
  feltOn: "Noticed on",
  note: "Save",
  agreeFirst:
    "We store nothing until you agree on your course page. At a warning sign, don’t wait. Call 911.",
  felt,
  urgent,
  care: "Small meals, eating slowly and enough fluids can help. If it lasts or gets worse, ask a clinician.",
  notes: "What you logged",
  remove: "Remove",
  removeOf: (day: string) => `Remove the entry for ${day}`,
} as const;
