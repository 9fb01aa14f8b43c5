import type { EnergyBand, MoodBand } from "../rules/scales.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";

const moods: Record<MoodBand, string> = {
  very_low: "Very low",
  low: "Low",
  okay: "Okay",
  good: "Good",
  very_good: "Very good",
};
const faces: Record<MoodBand, string> = {
  very_low: "😢",
  low: "😕",
  okay: "😐",
  good: "🙂",
  very_good: "😄",
};
const energies: Record<EnergyBand, string> = {
  low: "Low energy",
  medium: "Medium energy",
  high: "High energy",
};
const units: Record<WeightUnit, string> = { kg: "Kilograms (kg)", lbs: "Pounds (lb)" };

export const wellnessMessages = {
  tab: "Wellness",
  title: "Wellness",
  lead: "Write down how you are, and see how it goes over time.",
  timeline: "See them beside your course, on one line of time",
  locked: "Opens with your first order",
  lockedText: "Wellness entries open once an order of yours is paid.",
  shop: "Shop Now",

  add: "Add an entry",
  save: "Add Entry",
  added: "Entry Added",
  mood: "Mood",
  energy: "Energy",
  scaleHint: "From 1, very low, to 10, very good.",
  outOf: (value: number) => `${value} of 10`,
  moods,
  faces,
  energies,
  weight: "Weight",
  unit: "Unit of weight",
  units,
  unitShort: { kg: "kg", lbs: "lb" } satisfies Record<WeightUnit, string>,
  sleep: "Hours of sleep",
  optional: "Optional",
  at: "Date and time",
  atHint: "Manila time. Change it to write down something earlier.",
  symptoms: "Symptoms",
  moreSymptoms: "Other symptoms",
  moreSymptomsHint: "Separate them with commas.",
  notes: "Notes",
  notesHint: "Stored encrypted.",

  stats: "Your averages",
  averageMood: "Average mood",
  averageEnergy: "Average energy",
  total: "Total entries",
  noAverage: "-",
  recent: "Recent entries",
  none: "No entries yet",
  noneText:
    "Your first entry appears here. With two or more, charts show how weight, mood, energy and sleep go.",
  all: "All entries",
  allTitle: "All wellness entries",
  allTitlePage: (page: number) => `All wellness entries, page ${page}`,
  newer: "Newer entries",
  older: "Older entries",
  pages: "Pages of entries",
  back: "Back to Wellness",
  backToAll: "Back to all entries",
  edit: "Edit",
  editOf: (date: string) => `Edit the entry of ${date}`,
  entryOf: (date: string) => `Entry of ${date}`,
  slept: (hours: string) => `${hours} h of sleep`,
  unreadable:
    "The notes and symptoms of this entry cannot be read: they were encrypted with a key that this shop no longer has.",
  saveChanges: "Save changes",
  saved: "Entry saved.",
  remove: "Delete this entry",
  removeText: "It is deleted for good, with its notes.",
  removeNow: "Delete for good",
  removed: "Entry deleted.",

  consent: "Before your first entry",
  consentLead:
    "Wellness entries are health data, so we ask you before anything is stored. What would be stored: the date and time, your mood, energy, weight, hours of sleep, symptoms and notes.",
  consentPoints: [
    "You alone read them. Staff do not, unless you choose to share them with the clinician of your consultation.",
    "Symptoms and notes are encrypted, with a key that is kept apart from the database.",
    "You can change, export and delete entries at any time. If you withdraw your consent, all of them are deleted.",
  ],
  agree: "Agree and start",
  agreeNeeded: "Tick the box if you agree. Without that, nothing is stored.",
  agreed: "You can write down your first entry now.",
  offline: {
    title: "Write down an entry",
    lead: "For when there is no connection. What you write waits in this browser, and is sent once the shop can be reached.",
    closed: "Entries cannot be added yet",
    closedText: "Open Wellness once with a connection, and agree there to what is stored.",
    home: "Open Wellness",
  },
  queue: {
    waiting: (count: number) =>
      count === 1 ? "1 entry is not sent yet" : `${count} entries are not sent yet`,
    waitingText:
      "They are in this browser only, and not saved by the shop. Clearing its data, or closing a private window, deletes them.",
    otherAccount:
      "You are signed in with another account. They stay here, and are sent once you sign in with the account you wrote them with.",
    others: (count: number) =>
      count === 1
        ? "1 entry in this browser was written under another account. It is sent only when that account is signed in."
        : `${count} entries in this browser were written under other accounts. They are sent only when these are signed in.`,
    cannotStore:
      "This browser stores nothing, as in some private windows. Without a connection, entries cannot be written down here.",
    change: "Put it back into the form",
  },
  discardOf: (when: string) => `Discard the entry of ${when}`,
  changeOf: (when: string) => `Put the entry of ${when} back into the form`,
  stillThere: "This browser could not store the entry. It is still in the form.",

  shareTitle: "Share with your clinician",
  shareOff:
    "No one but you reads your entries. If you share them, the clinician who holds a consultation with you can read the newest 30 on the page of that visit, with symptoms and notes. Each look is recorded.",
  shareOn:
    "The clinician who holds a consultation with you can read your newest 30 entries, with symptoms and notes. Each look is recorded. When you stop, it ends at once.",
  startSharing: "Share my entries",
  stopSharing: "Stop sharing",
  shared: "Your entries are shared.",
  unshared: "Your entries are no longer shared.",

  exportTitle: "Take your entries with you",
  exportText: "All of them in one file: as a table for a spreadsheet, or as JSON for another app.",
  exportCsv: "Download as CSV",
  exportJson: "Download as JSON",
  exportName: "wellness-entries",
  exportHead: [
    "Time (Manila)",
    "Mood",
    "Energy",
    "Weight (kg)",
    "Sleep (hours)",
    "Symptoms",
    "Notes",
  ],
  exportUnreadable: "(cannot be read)",

  withdrawTitle: "Your consent",
  withdrawText:
    "You agreed that we store your wellness entries. If you withdraw this, all of them are deleted at once and for good, and no clinician sees them any more.",
  withdraw: "Withdraw your consent",
  withdrawNow: "Withdraw consent and delete",
  withdrawn: "Your consent is withdrawn and your entries are deleted.",

  notUnderstood: "We could not read this form. Please send it again.",
  noConsent: "Nothing was stored: your consent is missing. Open Wellness to give it.",
  otherAccount: "Nothing was stored: this entry was written under another account.",
  sentBefore: "Nothing was stored: this entry was sent before with other values.",
  idTaken: "Nothing was stored. Please open Wellness and write the entry again.",
  changedMeanwhile:
    "This entry was changed meanwhile, perhaps on another device, and was not deleted. Look at it again.",
  forbidden: "Please sign in again.",

  errors: {
    check: "Please check these:",
    mood: "Choose a mood from 1 to 10.",
    energy: "Choose an energy from 1 to 10.",
    weight: "Enter your weight as a number with one decimal at most, such as 74.5.",
    weightRange: (least: number, most: number, unit: string) =>
      `Enter a weight between ${least} and ${most} ${unit}.`,
    unit: "Choose kilograms or pounds.",
    sleep: "Enter hours of sleep from 0 to 24, in steps of half an hour.",
    at: "Enter a date and a time.",
    future: "Enter a time that is not in the future.",
    tooEarly: "Enter a date after 1999.",
    manySymptoms: (most: number) => `Enter ${most} symptoms at most.`,
    longSymptom: (most: number) => `Enter ${most} characters at most for each symptom.`,
    chip: "Tick a symptom or leave it.",
    notes: (most: number) => `Enter ${most} characters at most.`,
    id: "This form is not complete. Please open Wellness again.",
  },
} as const;

export const wellnessWording = (shop: string) =>
  `I agree that ${shop} stores the wellness entries that I write down (mood, energy, weight, sleep, symptoms and notes), which are health data, so that I can read them again and see how they go.`;

/** The consent to sharing, stored with it. */
export const sharingWording = (shop: string) =>
  `I let a clinician of ${shop} who holds a consultation with me read my newest wellness entries, with symptoms and notes, until I stop sharing them. Each look is recorded.`;
