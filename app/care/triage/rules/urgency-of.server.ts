import type { Found } from "./flag.ts";
import { LONGEST_READ } from "./fold-text.ts";
import { LEARNED, ownSigns } from "./triage.server.ts";
import { URGENCIES, type Urgency, type UrgentSign } from "./urgency.ts";

/**
 * A message asks the shop something. A note records something: a diary entry, a review, a field of
 * a form. The second reader learned from messages, in which a bare "headache" is a call for help.
 * In a note it is an everyday entry, so there its emergencies do not count.
 */
export type Writing = "message" | "note";

/**
 * Signs for a doctor before the next dose, as the labels of the medicines say. Other signs at this
 * level, such as a condition, a medicine or dizziness, are in many entries and would warn every day.
 */
const SOON = new Set(["neck_lump", "caution:pregnant"]);

/** Shorter notes tell the second reader too little: "gusto kong pumayat" is no crisis. */
const FEWEST_WORDS = 4;

/** A longer text, such as a mail, is judged by its beginning. */
const LONGEST = 8_000;

/** Parts of a long text share so many characters, so that no sign is cut in two. */
const SHARED = 200;

/** The gravest sign in texts that belong together; undefined if there is none. */
export function urgentSignIn(texts: readonly string[], writing: Writing): UrgentSign | undefined {
  const whole = texts.filter(Boolean).join(", ").slice(0, LONGEST);
  const isSentence = writing === "message" || whole.trim().split(/\s+/).length >= FEWEST_WORDS;
  const signs = partsOf(whole)
    .flatMap((part) => ownSigns(part).found)
    .filter(({ id }) => isSentence || id !== LEARNED.crisis.id)
    .flatMap((found) => signOf(found, writing) ?? []);
  return URGENCIES.flatMap((one) => signs.find(({ urgency }) => urgency === one) ?? [])[0];
}

/** How soon the writer of such texts needs help. */
export const urgencyOf = (texts: readonly string[], writing: Writing): Urgency | undefined =>
  urgentSignIn(texts, writing)?.urgency;

function signOf({ id, level, reason }: Found, writing: Writing): UrgentSign | undefined {
  if (writing === "note" && id === LEARNED.emergency.id) return undefined;
  if (level !== "see_doctor") return { urgency: level, reason };
  return writing === "note" && SOON.has(id) ? { urgency: "soon", reason } : undefined;
}

function partsOf(text: string): string[] {
  const parts = [text.slice(0, LONGEST_READ)];
  for (let end = LONGEST_READ; end < text.length; end += LONGEST_READ - SHARED) {
    parts.push(text.slice(end - SHARED, end - SHARED + LONGEST_READ));
  }
  return parts;
}
