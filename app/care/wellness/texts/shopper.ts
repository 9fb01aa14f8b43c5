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
  // Older systems have no glyph for U+1F642, the plainer smile.
  good: "😊",
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
  lead: "Log how you feel and see trends over time.",
  timeline: "View timeline with your course",
  locked: "Opens with your first order",
  lockedText: "Wellness entries open once you have a paid order.",
  shop: "Shop Now",

  add: "Add entry",
  added: "Entry Added",
  mood: "Mood",
  energy: "Energy",
  outOf: (value: number) => `${value} of 10`,
  moods,
  faces,
  energies,
  weight: "Weight",
  unit: "Weight unit",
  units,
  unitShort: { kg: "kg", lbs: "lb" } satisfies Record<WeightUnit, string>,
  sleep: "Hours of sleep",
  optional: "Optional",
  at: "Date and time",
  atHint: "Manila time. Change it to log an earlier entry.",
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
    "Your first entry appears here. With two or more, charts show your weight, mood, energy and sleep.",
  all: "All entries",
  allTitle: "All wellness entries",
  allTitlePage: (page: number) => `All wellness entries, page ${page}`,
  newer: "Newer entries",
  older: "Older entries",
  pages: "Pages of entries",
  back: "Back to Wellness",
  edit: "Edit",
  editOf: (date: string) => `Edit the entry from ${date}`,
  /** The date stays on one line. */
  entryOf: (date: string) => `Entry from ${date.replaceAll(" ", "\u00A0")}`,
  slept: (hours: string) => `${hours} h of sleep`,
  unreadable:
    "We can’t read this entry’s notes and symptoms. They were encrypted with a key that we no longer have.",
  saveChanges: "Save changes",
  saved: "Entry saved.",
  remove: "Delete this entry",
  removeText: "This permanently deletes the entry and its notes.",
  removeNow: "Delete permanently",
  removed: "Entry deleted.",

  consent: "Before your first entry",
  consentLead:
    "Wellness entries are health data, so we ask before we store anything. We’d store the date and time, and your mood, energy, weight, hours of sleep, symptoms and notes.",
  consentPoints: [
    "Only you can read them, unless you choose to share them with the clinician of your consultation.",
    "Symptoms and notes are encrypted with a key kept outside the database.",
    "You can edit, export and delete entries at any time. If you withdraw your consent, we delete them all.",
  ],
  agree: "Agree and start",
  agreeNeeded: "Check the box to agree. We store nothing without it.",
  agreed: "You can add your first entry now.",
  offline: {
    title: "Add entry offline",
    lead: "Use this page when you’re offline. Your entry waits in this browser and is sent when you’re back online.",
    closed: "You can’t add entries yet",
    closedText: "Open Wellness once while you’re online, and agree to what we store.",
    home: "Open Wellness",
  },
  queue: {
    waiting: (count: number) =>
      count === 1 ? "1 entry is not sent yet" : `${count} entries are not sent yet`,
    waitingText:
      "They’re only in this browser, not saved by the shop. Clearing its data or closing a private window deletes them.",
    otherAccount:
      "You are signed in with another account. They’ll be sent when you sign in with the account that wrote them.",
    others: (count: number) =>
      count === 1
        ? "1 entry in this browser was written under another account. It’s sent only when you sign in with that account."
        : `${count} entries in this browser were written under other accounts. They’re sent only when you sign in with those accounts.`,
    cannotStore:
      "This browser can’t store anything, which is normal in some private windows. You can’t add entries here while offline.",
    change: "Edit in the form",
  },
  discardOf: (when: string) => `Discard the entry from ${when}`,
  changeOf: (when: string) => `Edit the entry from ${when} in the form`,
  stillThere: "This browser couldn’t store the entry. It’s still in the form.",

  shareTitle: "Share with your clinician",
  shareOff:
    "Only you can read your entries. If you share them, your consultation’s clinician can read the newest 30 on that visit’s page, with symptoms and notes. Each view is recorded.",
  shareOn:
    "Your consultation’s clinician can read your newest 30 entries, with symptoms and notes. Each view is recorded. If you stop sharing, access ends at once.",
  startSharing: "Share my entries",
  stopSharing: "Stop sharing",
  shared: "Your entries are shared.",
  unshared: "Your entries are no longer shared.",

  exportTitle: "Export your entries",
  exportText: "Download all entries as CSV for a spreadsheet or JSON for another app.",
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
  exportUnreadable: "(unreadable)",

  withdrawTitle: "Your consent",
  withdrawText:
    "You agreed that we store your wellness entries. If you withdraw, we permanently delete them all at once, and no clinician can see them.",
  withdraw: "Withdraw consent",
  withdrawNow: "Withdraw consent and delete",
  withdrawn: "Consent withdrawn and entries deleted.",

  notUnderstood: "We couldn’t read this form. Please send it again.",
  noConsent: "We stored nothing because your consent is missing. Open Wellness to give it.",
  otherAccount:
    "We stored nothing because this entry was written under another account. Sign in with that account to send it.",
  sentBefore:
    "We stored nothing because this entry was already sent with different values. Edit the saved entry instead.",
  idTaken: "We stored nothing. Please open Wellness and add the entry again.",
  changedMeanwhile:
    "This entry changed in the meantime, perhaps on another device, so it wasn’t deleted. Please check it again.",
  forbidden: "Please sign in again.",

  errors: {
    check: "Please check these:",
    mood: "Choose a mood from 1 to 10.",
    energy: "Choose an energy level from 1 to 10.",
    weight: "Enter your weight as a number with at most one decimal, like 74.5.",
    weightRange: (least: number, most: number, unit: string) =>
      `Enter a weight between ${least} and ${most} ${unit}.`,
    unit: "Choose kilograms or pounds.",
    sleep: "Enter hours of sleep from 0 to 24, in half-hour steps.",
    at: "Enter a date and time.",
    future: "Enter a time that is not in the future.",
    tooEarly: "Enter a date after 1999.",
    manySymptoms: (most: number) => `Enter at most ${most} symptoms.`,
    longSymptom: (most: number) => `Enter at most ${most} characters for each symptom.`,
    chip: "Check a symptom or leave it unchecked.",
    notes: (most: number) => `Enter at most ${most} characters.`,
    id: "This form is incomplete. Please open Wellness again.",
  },
} as const;

export const wellnessWording = (shop: string) =>
  `I agree that ${shop} stores the wellness entries that I add (mood, energy, weight, sleep, symptoms and notes), which are health data, so that I can read them again and see trends.`;

/** The consent to sharing, stored with it. */
export const sharingWording = (shop: string) =>
  `I let a clinician of ${shop} who holds a consultation with me read my newest wellness entries, with symptoms and notes, until I stop sharing them. Each view is recorded.`;
