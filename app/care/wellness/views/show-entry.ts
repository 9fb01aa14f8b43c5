import { formatDateTime } from "#app/lib/dates.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import type { Tone } from "#app/ui/tone.ts";
import { energyBand, moodBand, type EnergyBand } from "../rules/scales.ts";
import { inUnit } from "../rules/weight.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";

/** A stored entry. `words` are undefined if they can no longer be decrypted. */
export type StoredEntry = {
  id: string;
  takenAt: Date;
  mood: number;
  energy: number;
  weightGrams: number | null;
  sleepMinutes: number | null;
  words: { notes: string; symptoms: string[] } | undefined;
};

const tones: Record<EnergyBand, Tone> = { low: "error", medium: "warning", high: "success" };

export const showWeight = (grams: number, unit: WeightUnit): string =>
  `${inUnit(grams, unit).toFixed(1)} ${say.unitShort[unit]}`;

export function showMood(mood: number) {
  const band = moodBand(mood);
  return { face: say.faces[band], text: `${say.moods[band]}, ${say.outOf(mood)}` };
}

/** An energy as a color and in words. */
export function showEnergy(energy: number) {
  const band = energyBand(energy);
  return { tone: tones[band], text: `${say.energies[band]}, ${say.outOf(energy)}` };
}

/** An entry as it is read, in the unit of its reader. */
export function showEntry(entry: StoredEntry, unit: WeightUnit) {
  const { id, takenAt, mood, energy, weightGrams, sleepMinutes, words } = entry;
  return {
    id,
    when: formatDateTime(takenAt),
    mood: showMood(mood),
    energy: showEnergy(energy),
    measures: [
      ...(weightGrams === null ? [] : [showWeight(weightGrams, unit)]),
      ...(sleepMinutes === null ? [] : [say.slept(String(sleepMinutes / 60))]),
    ],
    symptoms: words?.symptoms ?? [],
    notes: words?.notes ?? "",
    isReadable: words !== undefined,
  };
}

export type ShownEntry = ReturnType<typeof showEntry>;
