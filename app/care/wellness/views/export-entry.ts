import { writeMinute } from "#app/lib/shop-minute.ts";
import { inUnit } from "../rules/weight.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import type { StoredEntry } from "./show-entry.ts";

/** An entry for other apps. `words` is null if they can no longer be decrypted. */
export function jsonEntry({ id, takenAt, mood, energy, words, ...measured }: StoredEntry) {
  return {
    id,
    takenAt: takenAt.toISOString(),
    mood,
    energy,
    weightKg: kilograms(measured.weightGrams),
    sleepHours: hours(measured.sleepMinutes),
    symptoms: words?.symptoms ?? null,
    notes: words?.notes ?? null,
  };
}

export function csvRow({ takenAt, mood, energy, words, ...measured }: StoredEntry) {
  return [
    writeMinute(takenAt).replace("T", " "),
    mood,
    energy,
    kilograms(measured.weightGrams) ?? "",
    hours(measured.sleepMinutes) ?? "",
    words ? words.symptoms.join("; ") : say.exportUnreadable,
    words ? words.notes : say.exportUnreadable,
  ];
}

const kilograms = (grams: number | null) => (grams === null ? null : inUnit(grams, "kg"));
const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60);
