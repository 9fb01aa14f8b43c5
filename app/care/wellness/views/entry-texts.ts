import type { EditField, Texts } from "#app/lib/edit.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import { WEIGHT_UNITS, type WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import { SCALE } from "../rules/scales.ts";
import { CHIP_LABELS, chipName, CHIPS, sortSymptoms } from "../rules/symptoms.ts";
import { inUnit } from "../rules/weight.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import type { StoredEntry } from "./show-entry.ts";

/** The fields of an entry, in the order of its form. */
export const entryFields: readonly EditField[] = [
  { name: "at", label: say.at },
  { name: "mood", label: say.mood },
  { name: "energy", label: say.energy },
  { name: "weight", label: say.weight },
  {
    name: "unit",
    label: say.unit,
    words: Object.fromEntries(WEIGHT_UNITS.map((unit) => [unit, say.units[unit]])),
  },
  { name: "sleep", label: say.sleep },
  ...CHIPS.map((chip) => ({
    name: chipName(chip),
    label: CHIP_LABELS[chip],
    kind: "tick" as const,
  })),
  { name: "symptoms", label: say.moreSymptoms },
  { name: "notes", label: say.notes, kind: "long" },
];

/** The initial values of a new entry's form. */
export function newEntryTexts(now: Date, unit: WeightUnit): Texts {
  const usual = String(SCALE.usual);
  return { at: writeMinute(now), mood: usual, energy: usual, unit };
}

/** An entry as its form shows it, in the unit of its reader. */
export function entryTexts(
  entry: Omit<StoredEntry, "id">,
  unit: WeightUnit,
): Record<string, string> {
  const { takenAt, mood, energy, weightGrams, sleepMinutes, words } = entry;
  const { chips, others } = sortSymptoms(words?.symptoms ?? []);
  return {
    at: writeMinute(takenAt),
    mood: String(mood),
    energy: String(energy),
    weight: weightGrams === null ? "" : inUnit(weightGrams, unit).toFixed(1),
    unit,
    sleep: sleepMinutes === null ? "" : String(sleepMinutes / 60),
    ...Object.fromEntries(CHIPS.map((chip) => [chipName(chip), chips.includes(chip) ? "on" : ""])),
    symptoms: others.join(", "),
    notes: words?.notes ?? "",
  };
}
