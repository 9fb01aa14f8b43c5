import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import { daysFrom, earlierDay, plusDays, type Day } from "./days.ts";

export type Vial = {
  /** What its label says is in it; null where the shop does not know. */
  contentMicrograms: Micrograms | null;
  /** What it was mixed with, as a clinician's instruction says; null where nobody says. */
  waterMicrolitres: number | null;
  mixedOn: Day;
  useWithinDays: number;
  /** Of its lot. */
  lotExpiresOn: Day | null;
};

export type Drawn = {
  microlitres: number;
  /** Lines of a U-100 syringe: a hundred of them are 1 mL. */
  units: number;
  /** Whether it ends on a line or half way between two, so that the eye can hit it. */
  onLine: boolean;
};

/** A U-100 syringe holds 1 mL at most. */
export const MOST_UNITS = 100;
const MICROLITRES_A_UNIT = 10;

/**
 * How much of a mixed vial has a dose in it. Undefined without a stated amount of water, or where one
 * syringe does not hold it: then no number is shown at all.
 */
export function drawn(
  vial: Pick<Vial, "contentMicrograms" | "waterMicrolitres">,
  dose: Micrograms,
): Drawn | undefined {
  const { contentMicrograms, waterMicrolitres } = vial;
  if (!contentMicrograms || !waterMicrolitres || dose > contentMicrograms) return undefined;
  const exact = (dose * waterMicrolitres) / contentMicrograms;
  // Rounded down: a picture never shows more than the dose.
  const microlitres = Math.floor(exact + 1e-9);
  const units = microlitres / MICROLITRES_A_UNIT;
  if (units > MOST_UNITS || microlitres === 0) return undefined;
  const halves = (exact * 2) / MICROLITRES_A_UNIT;
  return { microlitres, units, onLine: Math.abs(halves - Math.round(halves)) < 1e-9 };
}

/** Milligrams in a millilitre, as people compare it with what is written on a vial. */
export function strengthOfMix({ contentMicrograms, waterMicrolitres }: Vial): number | undefined {
  if (!contentMicrograms || !waterMicrolitres) return undefined;
  return contentMicrograms / waterMicrolitres;
}

/** What is left by the doses that were drawn; undefined where nobody knows what was in it. */
export function leftIn(
  { contentMicrograms }: Pick<Vial, "contentMicrograms">,
  drawnDoses: readonly Micrograms[],
): Micrograms | undefined {
  if (contentMicrograms === null) return undefined;
  return contentMicrograms - drawnDoses.reduce((sum, each) => sum + each, 0);
}

/** The last day on which it may be used: counted from mixing, and never after its lot. */
export function expiresOn({ mixedOn, useWithinDays, lotExpiresOn }: Vial): Day {
  const opened = plusDays(mixedOn, useWithinDays);
  return lotExpiresOn === null ? opened : earlierDay(opened, lotExpiresOn);
}

export type Supply = {
  /** Doses of the plan that it still gives before it is empty or expires. */
  doses: number;
  /** The day of the plan that needs the next vial; null where the plan ends before. */
  nextVialOn: Day | null;
  daysUntilUsedUp: number | null;
  daysUntilExpiry: number;
};

/** How far a vial goes: `planned` are the doses to come, each with its day, in order. */
export function supplyOf(
  vial: Vial,
  left: Micrograms,
  planned: readonly { dueOn: Day; micrograms: Micrograms }[],
  today: Day,
): Supply {
  const until = expiresOn(vial);
  let rest = left;
  let doses = 0;
  let nextVialOn: Day | null = null;
  for (const { dueOn, micrograms } of planned) {
    if (micrograms > rest || dueOn > until) {
      nextVialOn = dueOn;
      break;
    }
    rest -= micrograms;
    doses += 1;
  }
  return {
    doses,
    nextVialOn,
    daysUntilUsedUp: nextVialOn === null ? null : Math.max(0, daysFrom(today, nextVialOn)),
    daysUntilExpiry: daysFrom(today, until),
  };
}
